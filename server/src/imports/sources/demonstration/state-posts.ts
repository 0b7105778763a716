import type { OfficeName } from '#imports/records/offices.ts'
import type { InventedState } from '#imports/sources/demonstration/invent-state.ts'
import { districts, type InventedJurisdiction, wholeState } from '#imports/sources/demonstration/jurisdictions.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { stateProfiles } from '#imports/sources/demonstration/state-profiles.ts'

/** Everybody whom a whole state or its districts elect. */
export function statePosts(state: InventedState): Post[] {
  const profile = stateProfiles[state.id]
  const { random } = state
  const whole = wholeState(state)
  const each = (jurisdictions: readonly InventedJurisdiction[], offices: readonly OfficeName[]) =>
    jurisdictions.flatMap((jurisdiction) => offices.map((office) => ({ office, jurisdiction, random })))
  return [
    ...each([whole], ['U.S. Senator', 'U.S. Senator', ...profile.executives]),
    ...each(districts(state, 'congressional-district', profile.congressionalDistricts), ['U.S. Representative']),
    ...each(districts(state, 'senate-district', profile.senateDistricts), ['State Senator']),
    ...each(districts(state, 'house-district', profile.houseDistricts), ['State Representative']),
    ...each(districts(state, 'judicial-circuit', profile.circuits), profile.circuitOffices),
  ]
}
