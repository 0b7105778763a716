import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { genders } from '#imports/records/ethnicities.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { readCell } from '#imports/spreadsheets/cells/read-cell.ts'

/** A value as stored, read like a cell of an own file; refuses with the same message what no cell may contain. */
export function readSingleValue(columnId: CorrectableId, text: string, path = 'value'): string | number {
  const value = columnOf(columnId).kind === 'gender' ? genderOf(columnId, text, path) : cellOf(columnId, text, path)
  if (typeof value === 'string' || typeof value === 'number') return value
  throw refused(path, 'It is empty. To take a value out, undo the correction that set it.')
}

function cellOf(column: CorrectableId, text: string, path: string) {
  try {
    const heading = { index: 0, text: columnOf(column).label, column, isOutOfHundred: false }
    return readCell(text, heading).find(([id]) => id === column)?.[1]
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    throw refused(path, `${error.message}${error.hint()}.`)
  }
}

/** A file may add a word; a single value must be one of the existing words. */
function genderOf(columnId: CorrectableId, text: string, path: string) {
  const gender = cellOf(columnId, text, path)
  if (gender === undefined || genders.some((each) => each === gender)) return gender
  throw refused(path, `It is one of ${genders.join(', ')}.`)
}

function refused(path: string, message: string): Problem {
  return new Problem('invalid', { detail: message, errors: [{ path, message }] })
}
