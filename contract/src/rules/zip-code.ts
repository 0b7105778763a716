import { plainMarks } from '#rules/plain-marks.ts'
import { type StateId, stateIds, states } from '#rules/states.ts'

// Of the four behind it some may have been lost, and a spreadsheet writes a number as 36,701.
const form = /^(\d{2}),?(\d{3})(?: ?-? ?\d{4}| ?-\d{0,3})?$/

/**
 * The five digits of a ZIP code as people write it, with or without the four behind it, in whatever dash; null where it
 * is none.
 */
export function zipCodeIn(text: string): string | null {
  const [, thousands, rest] = form.exec(plainMarks(text).trim()) ?? []
  return thousands && rest ? thousands + rest : null
}

/** The state whose mail begins like this one; null for all but those of the atlas. It says nothing of whether the code is in use. */
export function stateOfZipCode(zip: string): StateId | null {
  const beginning = Number(zip.slice(0, 3))
  return stateIds.find((id) => states[id].zipCodes.some(([from, to]) => beginning >= from && beginning <= to)) ?? null
}
