import { shareAnywhere } from '@atlas/contract/rules/coverage.ts'
import { scaleLinear, scaleSqrt, scaleUtc } from 'd3-scale'
import type { SVGAttributes } from 'react'
import type { Drawing } from '#shared/pictures/picture.ts'
import { percent } from '#shared/ui/text/percent.ts'

/** A county whose figures are known. */
export interface Dot {
  readonly id: string
  readonly name: string
  readonly state: string
  /** The Black share of its people of voting age. */
  readonly share: number
  readonly people: number
  /** A share, or a day. */
  readonly value: number | string
  readonly text: string
}

interface DrawnDots {
  readonly dots: readonly Dot[]
  readonly isNarrow: boolean
  readonly isDay: boolean
  readonly labelOf: (value: number) => string
  readonly lookOf: (state: string) => SVGAttributes<SVGCircleElement>
}

const fonts = { fontFamily: 'var(--font-sans)', fontSize: 12.5, fill: 'var(--ink-muted)' } as const
/** Named on the drawing itself: those with the most people. */
const mostNamed = 5

/** Dots whose area stands for the people of voting age, so that their sum is what the eye adds up. */
export function drawDots({ dots, isNarrow, isDay, labelOf, lookOf }: DrawnDots): Drawing {
  const [width, height] = isNarrow ? [340, 360] : [860, 400]
  const [left, right, top, bottom] = [isDay ? 84 : 62, 24, 22, 48]
  const numberOf = ({ value }: Dot) => (typeof value === 'number' ? value : Date.parse(value))
  const values = dots.map(numberOf)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isShare = !isDay && low >= 0
  const range: [number, number] = [height - bottom, top]
  const y = isDay ? scaleUtc([low, high], range) : scaleLinear(isShare ? [0, 1] : [low, high], range).nice()
  const x = scaleLinear([0, Math.max(...dots.map(({ share }) => share), shareAnywhere)], [left, width - right]).nice(5)
  const r = scaleSqrt([0, Math.max(...dots.map(({ people }) => people))], [0, isNarrow ? 14 : 20])
  const lines = y.ticks(isNarrow ? 4 : 5).map((tick) => ({ at: y(tick), label: tickText(tick, labelOf) }))
  const placed = dots.map((dot) => ({ dot, cx: x(dot.share), cy: y(numberOf(dot)), size: Math.max(2, r(dot.people)) }))
  return {
    width,
    height,
    ground: (
      <>
        {lines.map(({ at, label }) => (
          <g key={at}>
            <path d={`M${left} ${at}H${width - right}`} stroke="var(--line)" />
            <text x={left - 8} y={at + 4} textAnchor="end" {...fonts}>
              {label}
            </text>
          </g>
        ))}
        {x.ticks(isNarrow ? 4 : 8).map((tick) => (
          <text key={tick} x={x(tick)} y={height - bottom + 18} textAnchor="middle" {...fonts}>
            {percent(tick)}
          </text>
        ))}
        <path d={`M${x(shareAnywhere)} ${top}V${height - bottom}`} stroke="var(--ink)" strokeDasharray="3 3" />
        <text x={x(shareAnywhere) + 5} y={height - bottom - 6} {...fonts}>
          {percent(shareAnywhere)}: the coverage rule
        </text>
        <text x={width - right} y={height - 10} textAnchor="end" {...fonts}>
          Black share of voting age, 2020
        </text>
        {[...placed]
          .sort((one, other) => other.dot.people - one.dot.people)
          .slice(0, isNarrow ? 2 : mostNamed)
          .map(({ dot, cx, cy, size }) => {
            const isAtEdge = cx > width - 120
            const textX = isAtEdge ? cx - size - 4 : cx + size + 4
            return (
              <text
                key={dot.id}
                x={textX}
                y={cy + 4}
                textAnchor={isAtEdge ? 'end' : 'start'}
                {...fonts}
                fontWeight="650"
              >
                {dot.name.replace(/ (County|Parish)$/, '')}
              </text>
            )
          })}
      </>
    ),
    marks: placed.map(({ dot, cx, cy, size }) => ({
      key: dot.id,
      box: { x: cx - size, y: cy - size, width: size * 2, height: size * 2 },
      shape: <circle cx={round(cx)} cy={round(cy)} r={round(size)} {...lookOf(dot.state)} />,
    })),
  }
}

/** Of days the month and the year. */
function tickText(tick: number | Date, labelOf: (value: number) => string): string {
  if (typeof tick === 'number') return labelOf(tick)
  return `${String(tick.getUTCMonth() + 1).padStart(2, '0')}-${tick.getUTCFullYear()}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
