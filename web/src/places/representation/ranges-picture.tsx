import type { RangeOfBody, Representation } from '@atlas/contract/endpoints/places/representation.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import { rangeText } from '@atlas/contract/rules/seat-range.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { Link } from '@tanstack/react-router'
import { scaleLinear } from 'd3-scale'
import { sourceText } from '#places/pictures/seats-picture.tsx'
import type { Compared } from '#places/representation/representation-query.ts'
import { type Drawing, fileNameOf, type Picture, type PictureRow } from '#shared/pictures/picture.ts'
import { wrapped } from '#shared/pictures/wrapped.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { percent } from '#shared/ui/text/percent.ts'

/** More would not fit on a screen; the table has all of them. */
const mostOnScreen = 24

/** A line from the seats that a group holds at least to those it could hold, with its share of voting age. */
export function rangesPicture(
  reply: Representation,
  { state_id: stateId, group }: Compared,
  mostDrawn = mostOnScreen,
): Picture {
  const { label } = gapGroupWords[group]
  const { rows, source, records_as_of: day } = reply
  const drawnRows = rows.filter(({ known }) => known > 0).slice(0, mostDrawn)
  const certain = rows.filter(({ smallest_gap: gap }) => gap > 0).length
  const title = `${states[stateId].name}: ${label} seats and ${label} share of voting age`
  const ofSeats = `In ${certain} of ${counted(rows.length, 'body', 'bodies')} the group is certain to hold fewer seats than its share, whoever holds those not known`
  const onFile = day === null ? 'officials on file' : `officials on file, ${typedDayOf(day)}`
  return {
    title,
    sentence: `${ofSeats}; ${drawnRows.length} of which something is known are drawn.`,
    sum: `${title}. ${ofSeats}. ${drawnRows.map((row) => wordsOf(row)).join('; ')}.`,
    source: source ? `${sourceText([source])}; ${onFile}` : onFile,
    headings: ['Body', `${label} seats`, 'Known', `${label} share of voting age`, 'Smallest possible gap'],
    // The first ones, in the order of the drawing.
    rows: [...drawnRows, ...rows.filter((row) => !drawnRows.includes(row))].map(rowOf),
    keys: [
      { symbol: <circle cx="7" cy="7" r="5" fill="var(--chart-lead)" />, label: 'Seats known to be the group’s' },
      {
        symbol: <rect y="5" width="14" height="4" fill="var(--chart-rest)" />,
        label: 'What seats that are not known could add',
      },
      {
        symbol: <path d="M7 0V14" stroke="var(--ink)" strokeWidth="2" />,
        label: 'Share of voting age',
      },
    ],
    draw: drawnRows.length === 0 ? null : (isNarrow) => drawn(drawnRows, isNarrow),
    fileName: fileNameOf(title),
  }
}

function wordsOf(row: RangeOfBody): string {
  return `${row.name}: ${rangeText(row)} seats, ${percent(row.share)} of voting age`
}

function rowOf(row: RangeOfBody): PictureRow {
  return {
    key: `${row.place_id} ${row.office}`,
    cells: [row.name, rangeText(row), `${row.known} of ${row.seats}`, percent(row.share), gapText(row.smallest_gap)],
    words: `${wordsOf(row)}; smallest possible gap: ${gapText(row.smallest_gap)}`,
    link: (text) => (
      <Link to="/places/$id/pictures" params={{ id: row.place_id }} search={{ body: row.office }}>
        {text}
      </Link>
    ),
  }
}

function gapText(gap: number): string {
  if (gap === 0) return 'None'
  const points = Math.abs(gap) === 1 ? '1 point' : `${Math.abs(gap)} points`
  return `${points} ${gap > 0 ? 'fewer' : 'more'}`
}

const rowHeight = 36
const top = 26
const size = 12

function drawn(rows: readonly RangeOfBody[], isNarrow: boolean): Drawing {
  const width = isNarrow ? 330 : 860
  const left = isNarrow ? 128 : 240
  const across = scaleLinear([0, 1], [left, width - 16])
  const height = top + rows.length * rowHeight + 6
  const ticks = isNarrow ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]
  return {
    width,
    height,
    ground: (
      <g fontFamily="var(--font-sans)" fontSize={size} fill="var(--ink-muted)">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${across(tick)} ${top - 6}V${height}`} stroke="var(--line)" />
            <text x={across(tick)} y={top - 12} textAnchor="middle">
              {tick * 100}%
            </text>
          </g>
        ))}
        {/* The labels beside the marks. The accessible names contain them too, because text broken into lines is not
            read as one. */}
        {rows.map((row, index) => (
          <Label
            key={`${row.place_id} ${row.office}`}
            lines={wrapped(row.name, left - 12, size).slice(0, 2)}
            middle={top + index * rowHeight + rowHeight / 2}
          />
        ))}
      </g>
    ),
    marks: rows.map((row, index) => {
      const y = top + index * rowHeight
      const middle = y + rowHeight / 2
      const [from, to] = [across(row.least / row.seats), across(row.most / row.seats)]
      const share = across(row.share)
      return {
        key: `${row.place_id} ${row.office}`,
        box: { x: 3, y: y + 3, width: width - 6, height: rowHeight - 6 },
        shape: (
          <g>
            {/* The whole line can be pressed and pointed at. */}
            <rect x="0" y={y} width={width} height={rowHeight} fill="var(--surface)" fillOpacity="0" />
            <rect x={from} y={middle - 3} width={Math.max(0, to - from)} height="6" fill="var(--chart-rest)" />
            <circle cx={from} cy={middle} r="5.5" fill="var(--chart-lead)" />
            <path d={`M${share} ${middle - 10}V${middle + 10}`} stroke="var(--ink)" strokeWidth="2" />
          </g>
        ),
      }
    }),
  }
}

interface LabelProps {
  readonly lines: readonly string[]
  readonly middle: number
}

function Label({ lines, middle }: LabelProps) {
  return lines.map((line, at) => (
    <text key={line} x={8} y={middle + 4 + (at - (lines.length - 1) / 2) * 14} fill="var(--ink)">
      {line}
    </text>
  ))
}
