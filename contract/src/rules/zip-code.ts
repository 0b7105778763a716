import { plainMarks } from '#rules/plain-marks.ts'
import { type StateId, stateIds, states } from '#rules/states.ts'

const form = /^(\d{5})(?: ?-? ?\d{4}| ?-)?$/

/**
 * The five digits of a ZIP code as people write it, with or without the four behind it, in whatever dash; null where it
 * is none.
 */
export function zipCodeIn(text: string): string | null {
  return form.exec(plainMarks(text).trim())?.[1] ?? null
}

/** The state whose mail begins like this one; null for all but those of the atlas. It says nothing of whether the code is in use. */
export function stateOfZipCode(zip: string): StateId | null {
  const beginning = Number(zip.slice(0, 3))
  return stateIds.find((id) => states[id].zipCodes.some(([from, to]) => beginning >= from && beginning <= to)) ?? null
}
