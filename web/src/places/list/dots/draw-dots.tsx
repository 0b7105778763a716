import { shareAnywhere } from '@atlas/contract/rules/coverage.ts'
import { scaleLinear, scaleSqrt, scaleUtc } from 'd3-scale'
import type { SVGAttributes } from 'react'
import type { Drawing } from '#shared/pictures/picture.ts'
import { textWidth } from '#shared/pictures/wrapped.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A county whose figures are known. */
export interface Dot {
  readonly id: string
  readonly name: string
  readonly state: string
  /** The Black share of its people of voting age. */
  readonly share: number
  readonly people: number
  /** A share, a number or a day. */
  readonly value: number | string
  readonly text: string
  /** The counts that add up to the value, as further cells of its row. */
  readonly changeCounts: readonly string[]
}

interface DrawnDots {
  readonly dots: readonly Dot[]
  readonly isNarrow: boolean
  readonly kind: 'share' | 'count' | 'day'
  readonly lookOf: (state: string) => SVGAttributes<SVGCircleElement>
}

const fonts = { fontFamily: 'var(--font-sans)', fontSize: 12.5, fill: 'var(--ink-muted)' } as const
/** Labeled in the drawing: those with the most people. */
const mostNamed = 5
const lineHeight = 14

/** Dots whose area represents the people of voting age, so that readers add up people and not counties. */
export function drawDots({ dots, isNarrow, kind, lookOf }: DrawnDots): Drawing {
  const frame = isNarrow ? { width: 340, height: 360 } : { width: 860, height: 400 }
  const area = { left: kind === 'day' ? 84 : 62, right: frame.width - 24, top: 22, bottom: frame.height - 48 }
  const valueOf = ({ value }: Dot) => (typeof value === 'number' ? value : Date.parse(value))
  const y = upwardsScale(dots.map(valueOf), kind, [area.bottom, area.top])
  const most = Math.max(...dots.map(({ share }) => share), shareAnywhere)
  const x = scaleLinear([0, most], [area.left, area.right]).nice(5)
  const r = scaleSqrt([0, Math.max(...dots.map(({ people }) => people))], [0, isNarrow ? 14 : 20])
  const byPeople = dots.toSorted((one, other) => other.people - one.people)
  const placed = dots.map((dot) => ({ dot, cx: x(dot.share), cy: y(valueOf(dot)), size: Math.max(2, r(dot.people)) }))
  const largest = byPeople.slice(0, isNarrow ? 2 : mostNamed)
  const names = namesOf(
    largest.flatMap((dot) => placed.find((each) => each.dot === dot) ?? []),
    frame.width,
  )
  const across = x.ticks(isNarrow ? 4 : 8).map((tick) => ({ at: x(tick), label: wholePercent(tick) }))
  const upwards = y.ticks(isNarrow ? 4 : 5).map((tick) => ({ at: y(tick), label: tickText(tick, kind) }))
  return {
    ...frame,
    ground: <Axes area={area} across={across} upwards={upwards} rule={x(shareAnywhere)} />,
    marks: placed.map(({ dot, cx, cy, size }) => {
      const name = names.get(dot.id)
      return {
        key: dot.id,
        box: { x: cx - size, y: cy - size, width: size * 2, height: size * 2 },
        shape: (
          <>
            <circle cx={round(cx)} cy={round(cy)} r={round(size)} {...lookOf(dot.state)} />
            {name && <Name {...name} />}
          </>
        ),
      }
    }),
  }
}

function upwardsScale(values: readonly number[], kind: DrawnDots['kind'], range: readonly number[]) {
  if (kind === 'day') return scaleUtc([Math.min(...values), Math.max(...values)], range).nice()
  // The axis has whole numbers even where nothing has changed.
  return scaleLinear([0, kind === 'share' ? 1 : Math.max(4, ...values)], range).nice(kind === 'share' ? 10 : 4)
}

interface Tick {
  readonly at: number
  readonly label: string
}

interface AxesProps {
  readonly area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  readonly across: readonly Tick[]
  readonly upwards: readonly Tick[]
  /** The line where the coverage rule begins. */
  readonly rule: number
}

function Axes({ area: { left, right, top, bottom }, across, upwards, rule }: AxesProps) {
  return (
    <>
      {upwards.map(({ at, label }) => (
        <g key={at}>
          <path d={`M${left} ${at}H${right}`} stroke="var(--line)" />
          <text x={left - 8} y={at + 4} textAnchor="end" {...fonts}>
            {label}
          </text>
        </g>
      ))}
      {across.map(({ at, label }) => (
        <text key={at} x={at} y={bottom + 18} textAnchor="middle" {...fonts}>
          {label}
        </text>
      ))}
      <path d={`M${rule} ${top}V${bottom}`} stroke="var(--ink)" strokeDasharray="3 3" />
      <text x={rule + 5} y={bottom - 6} {...fonts}>
        {wholePercent(shareAnywhere)}: the coverage rule
      </text>
      <text x={right} y={bottom + 38} textAnchor="end" {...fonts}>
        Black share of voting age, 2020
      </text>
    </>
  )
}

interface PlacedDot {
  readonly dot: Dot
  readonly cx: number
  readonly cy: number
  readonly size: number
}

interface PlacedName {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** Labels beside their dots; one that would overlap an earlier label is left to the table. */
function namesOf(dots: readonly PlacedDot[], width: number): ReadonlyMap<string, PlacedName> {
  const names = new Map<string, PlacedName>()
  const taken: { readonly from: number; readonly to: number; readonly y: number }[] = []
  for (const { dot, cx, cy, size } of dots) {
    const text = dot.name.replace(/ (County|Parish)$/, '')
    const anchor = cx > width - 120 ? 'end' : 'start'
    const at = anchor === 'end' ? cx - size - 4 : cx + size + 4
    const long = textWidth(text, fonts.fontSize)
    const from = anchor === 'end' ? at - long : at
    if (taken.some(({ from: start, to, y }) => from < to && from + long > start && Math.abs(y - cy) < lineHeight))
      continue
    taken.push({ from, to: from + long, y: cy })
    names.set(dot.id, { text, x: round(at), y: round(cy + 4), anchor })
  }
  return names
}

/** Dots to its right are drawn first, so that the label is on top of them, outlined in the background color. */
function Name({ text, x, y, anchor }: PlacedName) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      {...fonts}
      fill="var(--ink)"
      fontWeight="650"
      stroke="var(--surface)"
      strokeWidth="3"
      paintOrder="stroke"
    >
      {text}
    </text>
  )
}

function wholePercent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** For days, the month and the year. */
function tickText(tick: number | Date, kind: DrawnDots['kind']): string {
  if (typeof tick === 'number') return kind === 'share' ? wholePercent(tick) : thousands(tick)
  return `${String(tick.getUTCMonth() + 1).padStart(2, '0')}-${tick.getUTCFullYear()}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
