import { type StateId, stateIds } from '#rules/states.ts'

const form = /^(\d{5})(?:[-\s]?\d{4})?$/

/** The five digits of a ZIP code as people write it, with or without the four behind it; null where it is none. */
export function zipCodeIn(text: string): string | null {
  return form.exec(text.trim())?.[1] ?? null
}

/** The first three digits of the ZIP codes of each state, as the Postal Service gives them out. */
const beginnings: Readonly<Record<StateId, readonly (readonly [from: number, to: number])[]>> = {
  '01': [[350, 369]],
  '12': [[320, 349]],
  '13': [
    [300, 319],
    [398, 399],
  ],
  '22': [[700, 714]],
  '28': [[386, 397]],
}

/** The state whose mail begins like this one; null for all but the five. It says nothing of whether the code is in use. */
export function stateOfZipCode(zip: string): StateId | null {
  const beginning = Number(zip.slice(0, 3))
  return stateIds.find((id) => beginnings[id].some(([from, to]) => beginning >= from && beginning <= to)) ?? null
}
