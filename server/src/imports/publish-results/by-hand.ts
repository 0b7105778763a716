import type { StateId } from '@atlas/contract/rules/states.ts'
import type { ElectedResult } from '#database/schema.ts'
import { outcomeOf } from '@atlas/contract/rules/last-election.ts'
import { partyOf } from '#imports/records/parties.ts'
import { isSpecial, nextGeneralOf, takesOfficeOn, termEndOf } from '#imports/publish-results/election-of.ts'
import type { Holder } from '#imports/publish-results/holders.ts'
import { inOffice, nameOf, rowsOf, type SeatRow } from '#imports/publish-results/table.ts'

/** What somebody read of the election of one seat. */
export interface ReadResult {
  readonly stateId: StateId
  readonly day: string
  readonly party: string
  /** Of all votes, from 0 to 1. */
  readonly share: number | null
  /** Where it was read. */
  readonly publisher: string
}

const untitled = { title: '' }

/** Who holds a seat is re-elected, or somebody follows, as a row of the own list. */
export function rowOfHeldSeat(holder: Holder, winner: string | null, read: ReadResult, today: string): SeatRow {
  const begins = takesOfficeOn(untitled, holder, read)
  const hasBegun = begins !== null && begins <= today
  const consequence = winner === null ? 're_elected' : hasBegun ? 'in_office' : 'elected_to_follow'
  const isRegular = !isSpecial(untitled, holder, read.day)
  const election = electionRead(read, begins, holder.termYears, isRegular ? nextGeneralOf(holder, read) : null)
  const [row] = rowsOf([{ holder, consequence, winner: winner ?? holder.name, takesOffice: begins, election }])
  if (!row) throw new Error('A result that was read makes no row')
  return row
}

/**
 * Whoever is elected to a seat that nobody on file holds is shown in it, with the day on which the term begins: that of
 * another seat of the same body.
 */
export function rowOfOpenSeat(seat: SeatRow['cells'], winner: string, read: ReadResult, other: Holder): SeatRow {
  const begins = takesOfficeOn(untitled, other, read)
  const election = electionRead(read, begins, other.termYears, nextGeneralOf(other, read))
  return inOffice(seat, nameOf(winner), { since: begins, follows: null, election })
}

/** Nobody says how many stood: how it went is told where the winner was alone. */
function electionRead(
  { day, party, share, publisher }: ReadResult,
  begins: string | null,
  termYears: number | null,
  nextGeneral: string | null,
): ElectedResult {
  return {
    party: partyOf(party) ?? '',
    termEnd: termEndOf(begins, termYears),
    day,
    share,
    outcome: outcomeOf({ candidates: null, margin: null, share }),
    candidates: null,
    margin: null,
    nextGeneral,
    publisher,
  }
}
