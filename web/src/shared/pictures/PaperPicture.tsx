import { flowed, textWidth, wrapped } from '#shared/pictures/wrapped.ts'
import type { Picture, PictureKey } from '#shared/pictures/picture.ts'

const margin = 24
const titleSize = 20
const size = 13
const lineHeight = 18
const symbol = 14
const gap = 18

/** A picture as a sheet of its own, with title, sentence, key, source and the name of the atlas. */
export function PaperPicture({ picture }: { readonly picture: Picture }) {
  const { title, sentence, source, keys, draw } = picture
  const drawing = draw?.(false)
  if (!drawing) return null
  const inner = drawing.width
  const titles = wrapped(title, inner, titleSize)
  const sentences = wrapped(sentence, inner, size)
  const sources = wrapped(`${source}. Southern Officials Atlas`, inner, size)
  const flow = flowed(keys, keyWidth, inner)
  const drawingTop = margin + titles.length * 26 + sentences.length * lineHeight + 10
  const keyTop = drawingTop + drawing.height + 12
  const sourceTop = keyTop + flow.lines * 22 + 6
  const height = sourceTop + sources.length * lineHeight + margin - 6
  const width = inner + margin * 2
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{title}</title>
      <desc>{picture.sum}</desc>
      <rect width={width} height={height} fill="var(--surface)" />
      <g fontFamily="var(--font-sans)" fontSize={size} fill="var(--ink-muted)">
        <g fontFamily="var(--font-serif)" fontSize={titleSize} fontWeight="600" fill="var(--ink)">
          <Lines lines={titles} top={margin + 16} step={26} />
        </g>
        <Lines lines={sentences} top={margin + titles.length * 26 + 10} step={lineHeight} />
        <g transform={`translate(${margin} ${drawingTop})`}>
          {drawing.ground}
          {drawing.marks.map(({ key, shape }) => (
            <g key={key}>{shape}</g>
          ))}
        </g>
        {flow.placed.map(({ item, x, line }) => (
          <g key={item.label} transform={`translate(${margin + x} ${keyTop + line * 22})`} fill="var(--ink)">
            {item.symbol}
            <text x={symbol + 6} y="12">
              {keyText(item)}
            </text>
          </g>
        ))}
        <Lines lines={sources} top={sourceTop + 12} step={lineHeight} />
      </g>
    </svg>
  )
}

function keyText({ label, count }: PictureKey): string {
  return count === undefined ? label : `${label} ${count}`
}

function keyWidth(key: PictureKey): number {
  return symbol + 6 + textWidth(keyText(key), size) + gap
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly top: number
  readonly step: number
}

function Lines({ lines, top, step }: LinesProps) {
  return lines.map((line, index) => (
    <text key={line} x={margin} y={top + index * step}>
      {line}
    </text>
  ))
}
