/**
 * The five states of the atlas by their two-digit FIPS code, as text, with how many counties or parishes each has, and
 * the time zone of its capital, whose clocks count for what is filed with the state.
 */
export const states = {
  '01': { code: 'AL', name: 'Alabama', counties: 67, timeZone: 'America/Chicago' },
  '12': { code: 'FL', name: 'Florida', counties: 67, timeZone: 'America/New_York' },
  '13': { code: 'GA', name: 'Georgia', counties: 159, timeZone: 'America/New_York' },
  '22': { code: 'LA', name: 'Louisiana', counties: 64, timeZone: 'America/Chicago' },
  '28': { code: 'MS', name: 'Mississippi', counties: 82, timeZone: 'America/Chicago' },
} as const

export type StateId = keyof typeof states
export const stateIds = Object.keys(states).sort() as StateId[]

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(states, text)
}

/** "Mississippi" for "28"; what is no state stays as it is. */
export function stateName(id: string): string {
  return isStateId(id) ? states[id].name : id
}
