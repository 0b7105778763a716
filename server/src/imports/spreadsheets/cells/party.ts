import { parties, type PartyName } from '@atlas/contract/rules/parties.ts'
import { knownParty } from '#imports/records/parties.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

export function readParty(text: string): PartyName {
  const party = knownParty(text)
  if (party) return party
  throw new CellRefused(`"${excerpt(text)}" is none of the parties ${parties.join(', ')}${didYouMean(text, parties)}`)
}
