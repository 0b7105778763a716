import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { genders } from '#imports/records/ethnicities.ts'
import { CellRefused } from '#imports/sources/officials-file/problems.ts'
import { readCell } from '#imports/sources/officials-file/read-cell.ts'

/** A value as it is stored, read as a cell of an own file is; one that no cell may hold is refused in its words. */
export function readValue(columnId: CorrectableId, text: string): string | number {
  const value = columnId === 'eo.gender' ? genderOf(text) : cellOf(columnId, text)
  if (typeof value === 'string' || typeof value === 'number') return value
  throw refused('It is empty. To take a value out, undo the correction that set it.')
}

function cellOf(column: CorrectableId, text: string) {
  try {
    const heading = { place: 0, text: columnOf(column).label, column, isOutOfHundred: false }
    return readCell(text, heading).find(([said]) => said === column)?.[1]
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    throw refused(`${error.message}${error.hint()}.`)
  }
}

/** A file may bring a word of its own; a single value is one of those that there are. */
function genderOf(text: string) {
  const said = cellOf('eo.gender', text)
  if (said === undefined || genders.some((gender) => gender === said)) return said
  throw refused(`It is one of ${genders.join(', ')}.`)
}

function refused(message: string): Problem {
  return new Problem('invalid', { detail: message, errors: [{ path: 'value', message }] })
}
