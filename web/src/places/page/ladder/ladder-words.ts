import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { electedToFollow, type Standing, standingOf } from '@atlas/contract/rules/standing.ts'
import { whenWon, yearWon } from '#shared/values/when-won.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { textOf } from '#shared/values/text-of.ts'

/** "District 7"; null where the whole place elects. */
export function districtText(row: Row): string | null {
  const district = textOf(row, 'jurisdiction.district')
  if (district === null) return null
  return /^\d/.test(district) ? `District ${district}` : district
}

/** The day service began; where no source states it, the year of the election on file by which it had begun. */
export function sinceText(row: Row): string | null {
  const day = textOf(row, 'eo.since')
  if (day) return typedDayOf(day)
  const year = yearWon(row)
  return year && `${year} or before`
}

/** How the seat was last won, as far as it is known, and what may have changed since. */
export interface LastElectionWords {
  /** People voted, or the term ended, and no source says who holds the seat now. */
  readonly standing: Standing | null
  readonly outcome: string | null
  readonly margin: number | null
  /** The line below: "2022: uncontested", "11-05-2024, 50.9%". */
  readonly more: string | null
}

export function lastElectionOf(row: Row, today: string): LastElectionWords {
  const pending = textOf(row, 'stats.result_pending')
  const elected = electedToFollow(textOf(row, 'eo.elected'), textOf(row, 'eo.takes_office'))
  const standing = standingOf(pending, textOf(row, 'eo.term_end'), today, elected)
  const outcome = textOf(row, 'stats.last_election')
  const margin = numberOf(row, 'stats.last_election_margin%')
  if (standing !== null) return { standing, outcome, margin, more: olderText(row, pending) }
  return { standing, outcome, margin, more: outcome === null ? notOnFile(row) : whenText(row) }
}

/** The older result: "2022: won by 8.8 points"; where there is none, the day on which people voted. */
function olderText(row: Row, pending: string | null): string | null {
  const won = whenWon(row)
  if (won !== null) return won
  return pending === null ? notOnFile(row) : `Voted on ${typedDayOf(pending)}`
}

function notOnFile(row: Row): string | null {
  const year = yearWon(row)
  return year && `${year}: not on file`
}

function whenText(row: Row): string | null {
  const day = textOf(row, 'stats.last_election_date')
  const share = numberOf(row, 'stats.incumbent_election%')
  const isAlone = textOf(row, 'stats.last_election') === 'Uncontested'
  const parts = [day ? typedDayOf(day) : yearWon(row), share === null || isAlone ? null : percent(share)]
  return parts.filter(Boolean).join(', ') || null
}

function numberOf(row: Row, id: 'stats.last_election_margin%' | 'stats.incumbent_election%'): number | null {
  const value = row[id]
  return typeof value === 'number' ? value : null
}
