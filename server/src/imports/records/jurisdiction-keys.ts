import type { StateId } from '@atlas/contract/rules/states.ts'

/**
 * The stable key of each jurisdiction, which is the same for every source. It consists of FIPS codes and district
 * numbers, never of names.
 */
export const jurisdictionKey = {
  state: (state: StateId) => `state:${state}`,
  county: (county: string) => `county:${county}`,
  countyDistrict: (county: string, body: string, district: string) => `county-district:${county}:${body}:${district}`,
  congressionalDistrict: (state: StateId, district: string) => `congressional-district:${state}:${district}`,
  senateDistrict: (state: StateId, district: string) => `senate-district:${state}:${district}`,
  houseDistrict: (state: StateId, district: string) => `house-district:${state}:${district}`,
  /** By the seven-digit FIPS code of the place. */
  municipality: (place: string) => `municipality:${place}`,
  schoolDistrict: (county: string, district: string) => `school-district:${county}:${district}`,
  judicialCircuit: (state: StateId, circuit: string) => `judicial-circuit:${state}:${circuit}`,
  /** A district of a board or court of the state. */
  stateDistrict: (state: StateId, body: string, district: string) => `state-district:${state}:${body}:${district}`,
  /** One of the two seats of a state in the U.S. Senate, identified by the class of its senators. */
  senateSeat: (state: StateId, senateClass: string) => `state-district:${state}:u-s-senator:class-${senateClass}`,
  specialDistrict: (state: StateId, district: string) => `special-district:${state}:${district}`,
}
