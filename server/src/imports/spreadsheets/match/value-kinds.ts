import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { ethnicityOf } from '#imports/records/ethnicities.ts'
import { partyWord } from '#imports/records/parties.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

const phone = /^\+?1?[\s.-]*\(?\d{3}\)?[\s./-]*\d{3}[\s.-]*\d{4}\b/
const shortPhone = /^\d{3}[\s.-]\d{4}$/
const email = /^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
const day = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}.*|[a-z]{3,9}\.? \d{1,2},? \d{4})$/i

function isPhone(text: string): boolean {
  return phone.test(text) || shortPhone.test(text)
}

/** The column that follows from the values, whatever the heading. */
export const kinds: readonly { readonly column: FileColumn; readonly fits: (text: string) => boolean }[] = [
  { column: 'eo.phone', fits: (text) => isPhone(plainMarks(text)) },
  { column: 'eo.email', fits: (text) => email.test(text) },
  { column: 'state.name', fits: (text) => stateOf(text) !== undefined },
  { column: 'eo.term_end', fits: (text) => day.test(text) },
  { column: 'party.name', fits: (text) => /^\(?[a-z]{1,14}\.?\)?$/i.test(text) && partyWord(text) !== undefined },
  { column: 'eo.gender', fits: (text) => /^(m|f|male|female)\.?$/i.test(text) },
  { column: 'eo.ethnicity', fits: (text) => text.length > 1 && ethnicityOf(text) !== undefined },
]

const sureKinds = new Set<FileColumn>(['eo.phone', 'eo.email', 'eo.term_end'])

/** Whether a text is a value, such as a phone number, and not a heading. */
export function looksLikeValue(text: string): boolean {
  return (
    kinds.some(({ column, fits }) => sureKinds.has(column) && fits(text.trim())) ||
    (stateOf(text) !== undefined && text.length > 2)
  )
}
