import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { scaleLinear } from 'd3-scale'
import { OfficeBar } from '#elections/coming-up/years/OfficeBar.tsx'
import { type OfficeSeats, officesOfYears } from '#elections/coming-up/years/years-offices.ts'
import type { Drawing, Picture } from '#shared/pictures/picture.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The seats by the day that fills them next and by office; those that one name stood for last time are striped. */
export function yearsPicture(ahead: SeatsAhead, records: string | null): Picture {
  const { days, totals, undated, today } = ahead
  const { kinds, ofDay } = officesOfYears(ahead)
  const seatsIn = days.map((day) => ({ day, offices: ofDay(day) }))
  const sentence = sentenceOf(ahead)
  return {
    title: 'Years ahead: seats by office and election day',
    sentence,
    sum: `${counted(days.length, 'election day', 'election days')} as bars. ${sentence}`,
    source: `Days by the law of each state; officials on file${records ? `, ${records}` : ''}, ${typedDayOf(today)}`,
    headings: ['Election day', 'Office', 'Seats', 'Uncontested last time', 'Last election not known'],
    rows: seatsIn.flatMap(({ day, offices }) => offices.map((office) => rowOf(day.date, office))),
    keys: [
      ...kinds.map(({ label, look, seats }) => ({
        label,
        count: thousands(seats),
        symbol: <OfficeBar look={look} x={0} y={0} width={14} height={14} uncontested={0} />,
      })),
      {
        label: 'Uncontested last time',
        count: thousands(totals.uncontested),
        symbol: <OfficeBar look={null} x={0} y={0} width={14} height={14} uncontested={14} />,
      },
      ...(undated > 0
        ? [{ label: 'No general election on file, not drawn', count: thousands(undated), symbol: null }]
        : []),
    ],
    draw: days.length === 0 ? null : (isNarrow) => drawingOf(seatsIn, isNarrow),
    fileName: `years-ahead-${today}`,
  }
}

function sentenceOf({ days, totals, undated }: SeatsAhead): string {
  const largest = days.reduce<SeatsAhead['days'][number] | null>(
    (most, day) => (most === null || day.seats > most.seats ? day : most),
    null,
  )
  if (!largest) return `No general election is on file for ${counted(undated, 'seat', 'seats')}.`
  return [
    `${thousands(totals.seats)} seats are filled on ${counted(days.length, 'day', 'days')}, most of them, ${thousands(largest.seats)}, on ${typedDayOf(largest.date)};`,
    `${thousands(totals.uncontested)} had one name on the ballot last time.`,
    undated > 0 && `For ${thousands(undated)} more no general election is on file.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function rowOf(date: string, { label, key, seats, uncontested, unknown }: OfficeSeats) {
  const day = typedDayOf(date)
  return {
    key: `${date} ${key}`,
    cells: [day, label, thousands(seats), thousands(uncontested), thousands(unknown)],
    words: `${day}, ${label}: ${counted(seats, 'seat', 'seats')}, ${thousands(uncontested)} uncontested last time`,
  }
}

const [pitch, height, top] = [30, 20, 8]

function drawingOf(
  days: readonly { readonly day: SeatsAhead['days'][number]; readonly offices: readonly OfficeSeats[] }[],
  isNarrow: boolean,
): Drawing {
  const width = isNarrow ? 340 : 760
  const [left, right] = [82, 46]
  const most = Math.max(...days.map(({ day }) => day.seats))
  const scale = scaleLinear([0, most], [0, width - left - right])
  const y = (index: number) => top + index * pitch
  return {
    width,
    height: top * 2 + days.length * pitch,
    ground: days.map(({ day }, index) => (
      <g key={day.date} fontFamily="var(--font-sans)" fontSize="12.5" fill="var(--ink)">
        <text x={left - 8} y={y(index) + 14.5} textAnchor="end">
          {typedDayOf(day.date)}
        </text>
        <text x={left + scale(day.seats) + 6} y={y(index) + 14.5} fontWeight="650">
          {thousands(day.seats)}
        </text>
      </g>
    )),
    marks: days.flatMap(({ day, offices }, index) => {
      let before = 0
      return offices.map((office) => {
        const box = { x: left + scale(before), y: y(index), width: scale(office.seats), height }
        before += office.seats
        const shape = <OfficeBar {...box} look={office.look} uncontested={scale(office.uncontested)} />
        return { key: `${day.date} ${office.key}`, box, shape }
      })
    }),
  }
}
