import type { BodySeats, TraitOfSeats } from '@atlas/contract/endpoints/places/bodies.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { Link } from '@tanstack/react-router'
import { districtText } from '#places/page/ladder/ladder-words.ts'
import { parliament } from '#places/pictures/parliament.ts'
import { type SeatGroup, seatGroups, seatsSentence } from '#places/pictures/seat-groups.ts'
import { SeatSymbol } from '#places/pictures/SeatSymbol.tsx'
import { standingOfRow } from '#shared/values/OfficialName.tsx'
import { nameOf } from '#shared/values/text-of.ts'
import { type Drawing, fewestKnown, fileNameOf, type Picture, type PictureRow } from '#shared/pictures/picture.ts'
import { traitWords } from '#shared/pictures/traits.ts'

/** One seat as drawn and as listed. */
interface Seat extends Pick<SeatGroup, 'look'> {
  readonly row: PictureRow
}

/** A circle for each seat of a body, grouped by value, including the seats of which nothing is known. */
export function seatsPicture(body: BodySeats, trait: TraitOfSeats, onOpen: (id: number) => void): Picture {
  const { label } = traitWords[trait.column_id]
  const groups = seatGroups(body, trait)
  const seats = groups.flatMap((group) => seatsOf(group, onOpen))
  return {
    title: `Who sits in the ${body.name}`,
    sentence: seatsSentence(body, trait),
    sum: `${body.name} by ${label.toLowerCase()}, ${body.seats} seats: ${groups.map((each) => `${each.count} ${inSentence(each)}`).join(', ')}.`,
    source: sourceText(body.sources),
    headings: ['Seat', 'Who holds it', label],
    rows: seats.map(({ row }) => row),
    keys: groups.map(({ look, label: name, count }) => ({
      symbol: <SeatSymbol look={look} x={7} y={7} r={5.6} />,
      label: name,
      count: String(count),
    })),
    draw: trait.known < fewestKnown ? null : (isNarrow) => drawn(body, trait, seats, isNarrow ? 150 : 230),
    fileName: fileNameOf(`${body.name} by ${label}`),
  }
}

function inSentence({ look, label }: SeatGroup): string {
  return typeof look === 'string' ? label.toLowerCase() : label
}

function seatsOf({ look, label, count, holders }: SeatGroup, onOpen: (id: number) => void): Seat[] {
  return Array.from({ length: count }, (_, index) => {
    const holder = holders[index]
    if (holder) return { look, row: holderRow(holder, label, onOpen) }
    // For these only the number is known.
    return { look, row: { key: `${label} ${index}`, cells: ['District not told', label, 'Unknown'], words: label } }
  })
}

function holderRow(holder: Row, label: string, onOpen: (id: number) => void): PictureRow {
  const id = Number(holder['eo.id'])
  const standing = standingOfRow(holder)
  const name = standing ? `${nameOf(holder)} (${standing.mark})` : nameOf(holder)
  const seat = districtText(holder) ?? 'At large'
  return {
    key: String(id),
    cells: [seat, name, label],
    words: `${seat}, ${name}: ${label}`,
    link: (text) => (
      <Link to="/officials/$id" params={{ id: String(id) }}>
        {text}
      </Link>
    ),
    onOpen: () => onOpen(id),
  }
}

const edge = 20

function drawn(body: BodySeats, { known }: TraitOfSeats, seats: readonly Seat[], radius: number): Drawing {
  const { seats: points, size } = parliament(seats.length, radius)
  const [centerX, centerY] = [radius + edge, radius + edge]
  return {
    width: (radius + edge) * 2,
    height: centerY + edge,
    ground: (
      <g textAnchor="middle" fill="var(--ink)">
        <text x={centerX} y={centerY - 18} fontFamily="var(--font-serif)" fontSize="34" fontWeight="600">
          {known}
        </text>
        <text x={centerX} y={centerY + 2} fontFamily="var(--font-sans)" fontSize="13">
          of {body.seats} known
        </text>
      </g>
    ),
    marks: seats.map(({ look, row: { key } }, index) => {
      const { x, y } = points[index] ?? { x: 0, y: 0 }
      const at = { x: centerX + x, y: centerY + y }
      return {
        key,
        box: { x: at.x - size, y: at.y - size, width: size * 2, height: size * 2 },
        shape: <SeatSymbol look={look} {...at} r={size} />,
      }
    }),
  }
}

/** "Open States, 08-05-2026; CAWP, 01-14-2026" */
export function sourceText(sources: readonly Provenance[]): string {
  const texts = sources.map(({ source, as_of: day }) => (day === null ? source : `${source}, ${typedDayOf(day)}`))
  return texts.join('; ')
}
