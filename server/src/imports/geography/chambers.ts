import { states, type StateId } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { RowRefused } from '#imports/reading/rows.ts'

export const chambers = ['congress', 'upper', 'lower'] as const
export type Chamber = (typeof chambers)[number]

export function chamberField(text: string): Chamber {
  const chamber = chambers.find((each) => each === text)
  if (!chamber) throw new RowRefused(`"${text}" is none of the chambers ${chambers.join(', ')}`)
  return chamber
}

interface ChamberOfDistricts {
  readonly office: OfficeName
  readonly kind: JurisdictionKind
  readonly label: string
  /** The last part of a district's Open Civic Data division. */
  readonly division: string
  readonly key: (state: StateId, district: string) => string
}

/** The names of each chamber's districts and the office that represents them. */
export const chamberOf: Record<Chamber, ChamberOfDistricts> = {
  congress: {
    office: 'U.S. Representative',
    kind: 'congressional-district',
    label: 'Congressional District',
    division: 'cd',
    key: jurisdictionKey.congressionalDistrict,
  },
  upper: {
    office: 'State Senator',
    kind: 'senate-district',
    label: 'Senate District',
    division: 'sldu',
    key: jurisdictionKey.senateDistrict,
  },
  lower: {
    office: 'State Representative',
    kind: 'house-district',
    label: 'House District',
    division: 'sldl',
    key: jurisdictionKey.houseDistrict,
  },
}

/** The Open Civic Data name of a state. */
export function divisionOf(state: StateId): string {
  return `ocd-division/country:us/state:${states[state].code.toLowerCase()}`
}

/** Districts in natural order. */
export function inOrder(districts: Iterable<string>): string[] {
  return [...districts].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
