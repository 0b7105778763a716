import { readText } from '#imports/spreadsheets/cells/text.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { readDistrict as districtIn } from '#vocabulary/districts/read-district.ts'
import { isRole } from '#vocabulary/people/roles.ts'

/** Refuses what Excel may have converted to a date: 3-4 becomes 4-Mar. */
export function readDistrict(text: string): string {
  if (/^(\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/.test(text)) {
    throw new CellRefused(`"${text}" is what a spreadsheet makes of a text like "3-4"; format the column as text`)
  }
  if (isRole(text) && districtIn(text) === null) {
    throw new CellRefused(`"${text}" is a role, not a district; leave the cell empty`)
  }
  return readText(text)
}
