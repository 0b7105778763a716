import type { StateId } from '@atlas/contract/rules/states.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

/** Finds the office that a text names; undefined if there is none, or several are possible. */
export function officeFinder(
  offices: readonly string[],
): (text: string, stateId: StateId | undefined) => string | undefined {
  const read = officeReader(offices)
  return (text, stateId) => {
    const reading = read(text, stateId)
    return reading && 'office' in reading ? reading.office : undefined
  }
}
