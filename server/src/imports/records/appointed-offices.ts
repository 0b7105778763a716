import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '#imports/records/offices.ts'

/**
 * Offices that some of the five states elect and others fill by appointment; the atlas is of elected officials. Florida:
 * Constitution, article IV, section 4, since 2003. Heads of schools: a board appoints them in all but Georgia.
 */
const appointed: Readonly<Record<StateId, readonly OfficeName[]>> = {
  '01': ['Superintendent of Education', 'Commissioner of Insurance', 'Commissioner of Labor'],
  '12': ['Secretary of State', 'State Treasurer', 'Superintendent of Education', 'Commissioner of Insurance'],
  '13': ['State Treasurer', 'State Auditor'],
  '22': ['Superintendent of Education', 'State Auditor'],
  '28': ['Superintendent of Education'],
}

export function isAppointed(office: OfficeName, stateId: StateId): boolean {
  return appointed[stateId].includes(office)
}
