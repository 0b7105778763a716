import type { Row } from '@atlas/contract/search/search-request.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import { electedToFollow, standingOf } from '@atlas/contract/rules/standing.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { nameOf, splitName, textOf } from '#shared/values/text-of.ts'

/** The last name is emphasized, because the list is sorted by it. */
export function OfficialName({ row }: { readonly row: Row }) {
  const [before, last, after] = splitName(nameOf(row), textOf(row, 'eo.last'))
  return (
    <>
      {before}
      {last && <b>{last}</b>}
      {after}
    </>
  )
}

/** The standing of the official of a row. */
export function StandingOfRow({ row, isShort = false }: { readonly row: Row; readonly isShort?: boolean }) {
  const standing = standingOfRow(row)
  // A row of a table has one line, which has no room for the day.
  return <StandingMark standing={isShort && standing ? { mark: standing.mark } : standing} />
}

export function isWaiting(row: Row): boolean {
  return standingOfRow(row) !== null
}

export function standingOfRow(row: Row) {
  const elected = electedToFollow(textOf(row, 'eo.elected'), textOf(row, 'eo.takes_office'))
  return standingOf(textOf(row, 'stats.result_pending'), textOf(row, 'eo.term_end'), localDay(new Date()), elected)
}
