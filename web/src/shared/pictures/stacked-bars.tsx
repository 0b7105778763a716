import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import type { Drawing, PictureMark } from '#shared/pictures/picture.ts'
import { wrapped } from '#shared/pictures/wrapped.ts'

interface StackedPart {
  /** The key of its row in the table. */
  readonly key: string
  readonly value: number
  /** Draws the part in its box; `widthOf` gives the width of a value. */
  readonly shapeOf: (box: PictureMark['box'], widthOf: (value: number) => number) => ReactNode
}

interface StackedBar {
  readonly key: string
  readonly label: string
  /** The total, shown after the bar. */
  readonly total: string
  readonly parts: readonly StackedPart[]
}

interface StackedBars {
  readonly bars: readonly StackedBar[]
  readonly isNarrow: boolean
  /** Room for the labels before the bars. */
  readonly left: number
}

const [pitch, height, top, right, size] = [30, 20, 8, 46, 12.5]

/** Bars one below the other, each with its label before it and its total after it; the marks are their parts. */
export function stackedBars({ bars, isNarrow, left }: StackedBars): Drawing {
  const width = isNarrow ? 340 : 760
  const lengthOf = ({ parts }: StackedBar) => parts.reduce((sum, { value }) => sum + value, 0)
  const scale = scaleLinear([0, Math.max(...bars.map(lengthOf))], [0, width - left - right])
  const y = (index: number) => top + index * pitch
  return {
    width,
    height: top * 2 + bars.length * pitch,
    ground: bars.map((bar, index) => (
      <g key={bar.key} fontFamily="var(--font-sans)" fontSize={size} fill="var(--ink)">
        <Label lines={wrapped(bar.label, left - 8, size).slice(0, 2)} x={left - 8} middle={y(index) + height / 2} />
        <text x={left + scale(lengthOf(bar)) + 6} y={y(index) + 14.5} fontWeight="650">
          {bar.total}
        </text>
      </g>
    )),
    marks: bars.flatMap(({ parts }, index) => {
      let before = 0
      return parts.map(({ key, value, shapeOf }) => {
        const box = { x: left + scale(before), y: y(index), width: scale(value), height }
        before += value
        return { key, box, shape: shapeOf(box, scale) }
      })
    }),
  }
}

interface LabelProps {
  readonly lines: readonly string[]
  readonly x: number
  readonly middle: number
}

function Label({ lines, x, middle }: LabelProps) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={middle + 4.5 + (index - (lines.length - 1) / 2) * 14} textAnchor="end">
      {line}
    </text>
  ))
}
