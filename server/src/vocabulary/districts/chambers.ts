import { type StateId, states } from '@atlas/contract/rules/states.ts'

/** The bodies whose districts are numbered from 1 to the number of seats that the state declares. */
export const chambers = ['congress', 'senate', 'house'] as const
export type Chamber = (typeof chambers)[number]

const nouns: Readonly<Record<Chamber, string>> = {
  congress: 'congressional districts',
  senate: 'Senate districts',
  house: 'House districts',
}

/** Whether a chamber has a district with that number. */
export function isWithinChamber(stateId: StateId, chamber: Chamber, label: string): boolean {
  return /^[1-9]\d{0,2}$/.test(label) && Number(label) <= states[stateId].seats[chamber]
}

/** Why there is no such district: `Alabama has the Senate districts 1 to 35, and no "36"`. */
export function whyNotWithin(stateId: StateId, chamber: Chamber, label: string): string {
  const { name, seats } = states[stateId]
  return `${name} has the ${nouns[chamber]} 1 to ${seats[chamber]}, and no "${label}"`
}
