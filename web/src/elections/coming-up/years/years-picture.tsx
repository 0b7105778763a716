import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { OfficeBar } from '#elections/coming-up/years/OfficeBar.tsx'
import { type OfficeSeats, officesOfYears } from '#elections/coming-up/years/years-offices.ts'
import type { Drawing, Picture } from '#shared/pictures/picture.ts'
import { stackedBars } from '#shared/pictures/stacked-bars.tsx'
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

function drawingOf(
  days: readonly { readonly day: SeatsAhead['days'][number]; readonly offices: readonly OfficeSeats[] }[],
  isNarrow: boolean,
): Drawing {
  return stackedBars({
    bars: days.map(({ day, offices }) => ({
      key: day.date,
      label: typedDayOf(day.date),
      total: thousands(day.seats),
      parts: offices.map(({ key, look, seats, uncontested }) => ({
        key: `${day.date} ${key}`,
        value: seats,
        shapeOf: (box, widthOf) => <OfficeBar {...box} look={look} uncontested={widthOf(uncontested)} />,
      })),
    })),
    isNarrow,
    left: 82,
  })
}
