/** The five states of the atlas by their two-digit FIPS code, as text, with how many counties or parishes each has. */
export const states = {
  '01': { code: 'AL', name: 'Alabama', counties: 67 },
  '12': { code: 'FL', name: 'Florida', counties: 67 },
  '13': { code: 'GA', name: 'Georgia', counties: 159 },
  '22': { code: 'LA', name: 'Louisiana', counties: 64 },
  '28': { code: 'MS', name: 'Mississippi', counties: 82 },
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
