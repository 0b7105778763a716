import type { Row } from '@atlas/contract/search/search-request.ts'
import { unsentOutcomeText } from '#shared/values/outcome-text.ts'
import { textOf } from '#shared/values/text-of.ts'

/** The year of the election whose outcome a row shows. */
export function yearWon(row: Row): string | null {
  const year = row['stats.incumbent_election_year']
  return textOf(row, 'stats.last_election_date')?.slice(0, 4) ?? (typeof year === 'number' ? String(year) : null)
}

/** "2022: won by 8.8 points"; null if no outcome is on file. */
export function whenWon(row: Row): string | null {
  const [outcome, year] = [textOf(row, 'stats.last_election'), yearWon(row)]
  if (outcome === null || year === null) return null
  const margin = row['stats.last_election_margin%']
  const text = unsentOutcomeText(outcome, typeof margin === 'number' ? margin : null)
  return `${year}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
