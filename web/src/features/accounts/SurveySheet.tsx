import { pixelsPerMile, project, sheet } from '#county-map/projection.ts'
import { meridians, parallels } from '#features/accounts/graticule.ts'

/** An empty survey sheet: the lines of latitude and longitude over the five states, a rose and a scale. */
export function SurveySheet() {
  return (
    <svg
      className="survey"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[...meridians, ...parallels].map((line) => (
        <path key={line.path} className={line.degrees % 5 === 0 ? 'line' : 'line fine'} d={line.path} />
      ))}
      <Label at={project(-92.9, 30)} text="30° N" />
      <Label at={project(-90, 27.5)} text="90° W" />
      <Label at={project(-85, 31.5)} text="85° W" />
      <Rose at={project(-82.6, 28.1)} />
      <Scale at={project(-92.9, 25.1)} />
    </svg>
  )
}

function Label({ at: [x, y], text }: { readonly at: [number, number]; readonly text: string }) {
  return (
    <text x={x + 6} y={y - 6}>
      {text}
    </text>
  )
}

function Rose({ at: [x, y] }: { readonly at: [number, number] }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className="rose" r="86" />
      <circle className="rose" r="80" strokeDasharray="1 6.98" strokeWidth="8" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} className="rose-shade" d="M0 -58 8 -8 0 0 -8 -8Z" transform={`rotate(${turn})`} />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="rose-point" d="M0 -76 0 0 -11 -11Z" />
          <path className="rose-dark" d="M0 -76 0 0 11 -11Z" />
        </g>
      ))}
      <text y="-96" textAnchor="middle">
        N
      </text>
    </g>
  )
}

function Scale({ at: [x, y] }: { readonly at: [number, number] }) {
  const part = 50 * pixelsPerMile
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          className={step % 2 === 0 ? 'band' : 'band-open'}
          x={(step * part).toFixed(1)}
          width={part.toFixed(1)}
          height="6"
        />
      ))}
      <text y="22">0</text>
      <text y="22" x={(4 * part).toFixed(1)} textAnchor="middle">
        200 miles
      </text>
    </g>
  )
}
