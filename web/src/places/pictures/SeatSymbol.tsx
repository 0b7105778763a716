import { colorOfSeries, partyTone, type TraitLook } from '#shared/pictures/traits.ts'

/** How a seat is drawn: by its group, by the letter of a party in a neutral tone, or as unknown. */
export type SeatLook = TraitLook | 'unknown' | 'left out' | 'not on file'

interface SeatSymbolProps {
  readonly look: SeatLook
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Distinguishes the groups without color: lines within a circle of radius 1. */
const glyphs = ['', 'M-.35 0H.35', 'M0-.35V.35', 'M-.35 0H.35M0-.35V.35', 'M-.3-.3L.3 .3', 'M-.35-.18H.35M-.35 .18H.35']

/** Attributes only, no classes, because the downloaded picture has no style sheet. */
export function SeatSymbol({ look, x, y, r }: SeatSymbolProps) {
  if (look === 'unknown' || look === 'left out' || look === 'not on file')
    return <EmptySeat look={look} x={x} y={y} r={r} />
  if ('letter' in look) return <PartySeat {...look} x={x} y={y} r={r} />
  const glyph = glyphs[look.series % glyphs.length]
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={colorOfSeries(look.series)} />
      {glyph && (
        <path
          d={glyph}
          transform={`translate(${x} ${y}) scale(${r})`}
          fill="none"
          stroke="var(--surface)"
          strokeWidth="0.28"
        />
      )}
    </>
  )
}

type EmptySeatProps = SeatSymbolProps & { readonly look: 'unknown' | 'left out' | 'not on file' }

function EmptySeat({ look, x, y, r }: EmptySeatProps) {
  const isDashed = look === 'not on file'
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="var(--surface)"
        stroke="var(--ink-faint)"
        strokeWidth="1.2"
        strokeDasharray={isDashed ? '2 1.6' : undefined}
      />
      {look === 'unknown' && (
        <path
          d={`M${x - r * 0.45} ${y + r * 0.45}L${x + r * 0.45} ${y - r * 0.45}`}
          stroke="var(--ink-faint)"
          strokeWidth="1"
        />
      )}
      {look === 'left out' && <circle cx={x} cy={y} r={r * 0.3} fill="var(--ink-faint)" />}
    </>
  )
}

interface PartySeatProps extends Omit<SeatSymbolProps, 'look'> {
  readonly letter: string
  readonly tone: number
}

function PartySeat({ letter, tone, x, y, r }: PartySeatProps) {
  const { fill, ink } = partyTone(tone)
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} stroke="var(--ink-muted)" />
      <text
        x={x}
        y={y + r * 0.46}
        textAnchor="middle"
        fontFamily="var(--font-sans)"
        fontSize={r * 1.3}
        fontWeight="650"
        fill={ink}
      >
        {letter}
      </text>
    </>
  )
}
