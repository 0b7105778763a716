import { methods } from '@atlas/contract/catalogue/method.ts'
import { outcomes } from '@atlas/contract/rules/last-election.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import { jurisdictionKinds } from '#database/jurisdiction-kinds.ts'
import { oneOf } from '#imports/spreadsheets/cells/text.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

const addressKinds = ['office', 'mailing', 'unknown'] as const

export function readAddressKind(text: string): (typeof addressKinds)[number] {
  if (normalized(text) === 'home') {
    throw new CellRefused('Home addresses are never imported; empty the address and its kind')
  }
  return oneOf(addressKinds, 'kind of address')(text)
}

export const readOfficeType = oneOf(officeTypes, 'type of office')
export const readJurisdictionKind = oneOf(jurisdictionKinds, 'kind of jurisdiction')
export const readMethod = oneOf(methods, 'method')
export const readOutcome = oneOf(outcomes, 'way an election goes')
