/** The part of the page of an election day that is of a state: the page of a place leads back to it. */
export function sectionOfState(stateId: string): string {
  return `state-${stateId}`
}
