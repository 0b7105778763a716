import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { shareAnywhere } from '@atlas/contract/rules/coverage.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { ReactNode } from 'react'
import { Bar } from '#shared/ui/list/Bar.tsx'
import styles from '#places/list/PlaceValue.module.css'
import { gapOf, numberOf, seatsOf } from '#places/list/seats-of-row.ts'
import { seatsText } from '#places/seats-text.ts'
import { type Contest, contestOf } from '#shared/figures/charts.ts'
import { SeatSquares } from '#shared/ui/list/SeatSquares.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { percent } from '#shared/ui/text/percent.ts'
import { formatValue } from '#shared/values/format-value.ts'
import { textOf } from '#shared/values/text-of.ts'

interface PlaceValueProps {
  readonly columnId: ColumnId
  readonly row: Row
}

/** What a row shows for a column, in the table and on a card. */
export function PlaceValue({ columnId, row }: PlaceValueProps) {
  const Special = special[columnId]
  if (Special) return <Special row={row} />
  return formatValue(columnOf(columnId), row[columnId] ?? null) ?? <Unknown />
}

const president2024 = contestOf('president-2024')
const president2020 = contestOf('president-2020')

const special: Partial<Record<ColumnId, (props: { readonly row: Row }) => ReactNode>> = {
  'stats.vap_black%': BlackShare,
  'stats.2024harris%': ({ row }) => <Ahead of={aheadIn(row, president2024)} />,
  'stats.2020biden%': ({ row }) => <Ahead of={aheadIn(row, president2020)} />,
  'place.body': Body,
  'place.gap_black': Gap,
  'county.name': Counties,
}

function Unknown() {
  return <span className={textLook.unknown}>Unknown</span>
}

function BlackShare({ row }: { readonly row: Row }) {
  const share = numberOf(row['stats.vap_black%'])
  if (share === null) return <Unknown />
  return (
    <>
      <b>{percent(share)}</b>
      <Bar share={share} tick={shareAnywhere} />
    </>
  )
}

function Ahead({ of: ahead }: { readonly of: ReturnType<typeof aheadIn> }) {
  if (!ahead) return <Unknown />
  return (
    <span className={styles.ahead}>
      <span>{percent(ahead.share)}</span> <small>{ahead.name}</small>
    </span>
  )
}

function Body({ row }: { readonly row: Row }) {
  const seats = seatsOf(row)
  const name = textOf(row, 'place.body')
  if (!seats || !name) return <ValueWithRest value={null} rest="none on file" />
  return (
    <>
      <SeatSquares {...seats} label={seatsText(seats)} />
      <small>
        {name}, {seats.byLaw == null ? seats.seats : `${seats.byLaw - (seats.open ?? 0)} of ${seats.byLaw}`} on file
      </small>
    </>
  )
}

function Gap({ row }: { readonly row: Row }) {
  const { value, rest } = gapOf(row)
  return <ValueWithRest value={value === 'Unknown' ? null : value} rest={rest} />
}

/** The main value, or that it is unknown, with a note. */
function ValueWithRest({ value, rest }: { readonly value: string | null; readonly rest: string }) {
  return (
    <>
      {value === null ? <Unknown /> : <b>{value}</b>} <small>{rest}</small>
    </>
  )
}

const mostCounties = 2

/** A place in many counties does not list all of their names. */
function Counties({ row }: { readonly row: Row }) {
  const names = [row['county.name'] ?? []].flat().map(String)
  if (names.length === 0) return <Unknown />
  const more = names.length - mostCounties
  return more > 0 ? `${names.slice(0, mostCounties).join(', ')} + ${more}` : names.join(', ')
}

/** The winner and the winner's share; null where no returns are on file. */
function aheadIn(row: Row, { candidates }: Contest): { readonly name: string; readonly share: number } | null {
  const results = candidates.flatMap(({ label, share: id }) => {
    const share = numberOf(row[id])
    return share === null ? [] : { name: label, share }
  })
  return results.toSorted((a, b) => b.share - a.share)[0] ?? null
}
