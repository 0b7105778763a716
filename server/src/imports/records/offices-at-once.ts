import type { StateId } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/**
 * Whether one person may hold two offices at once: no; yes; or it depends on the office's pay and on local law, so that
 * a person has to decide.
 */
export type AtOnce = 'no' | 'yes' | 'ask'

/** Districts for soil and water belong neither to a county nor to the state, and their offices are unpaid. */
const compatibleWithAny: ReadonlySet<OfficeName> = new Set(['Soil and Water Supervisor'])

/** Other states forbid holding two offices of profit, and these offices may pay little or nothing. */
const ofLittlePay: ReadonlySet<OfficeName> = new Set([
  'School Board Member',
  'State Board of Education Member',
  'Charter Review Board Member',
  'Constable',
  'Justice of the Peace',
  'Levee Commissioner',
  'Election Commissioner',
  'Surveyor',
])

export function mayBeHeldAtOnce(one: OfficeName, other: OfficeName, stateId: StateId): AtOnce {
  if (compatibleWithAny.has(one) || compatibleWithAny.has(other)) return 'yes'
  if (laws[stateId].oneElectiveOffice) return 'no'
  return ofLittlePay.has(one) || ofLittlePay.has(other) ? 'ask' : 'no'
}
