import {
  isVacant,
  lastNameAndSuffix,
  type NameNote,
  namesSeveral,
  readName,
  readPartOfName,
} from '#imports/spreadsheets/cells/name.ts'
import {
  type CellReading,
  cellByCell,
  type ColumnContext,
  type ColumnReader,
} from '#imports/spreadsheets/match/columns/column.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic. */
export const readNames: ColumnReader = (context) =>
  readPeople(context, (text, note) => {
    const read = readName(text, note)
    if (!read) return null
    const { name, last, party } = read
    return {
      values: [
        ['eo.name', name],
        ...(last === null ? [] : [['eo.last', last] as const]),
        ...(party ? [['party.name', party] as const] : []),
      ],
    }
  })

/** A column of first names. */
export const readFirstNames: ColumnReader = (context) =>
  readPeople(context, (text, note) =>
    namesSeveral(text) ? null : { values: [[context.column, readPartOfName(text, note, false)]] },
  )

/** A column of last names, some with a suffix. */
export const readLastNames: ColumnReader = (context) =>
  readPeople(context, (text, note) => {
    const { last, suffix } = lastNameAndSuffix(readPartOfName(text, note, true))
    return { values: [[context.column, last], ...(suffix === null ? [] : [['eo.suffix', suffix] as const])] }
  })

/** Null where a cell names several people. */
type Read = (text: string, note: NameNote) => CellReading | null

function readPeople(context: ColumnContext, read: Read) {
  return cellByCell(context, (text, notices) => {
    if (isVacant(text)) {
      notices.note('vacant', text)
      return { values: [], reason: 'The seat is vacant: the row names nobody' }
    }
    const person = read(text, (form, value) => notices.note(form, value))
    if (person) return person
    notices.note('several_people', text)
    return { values: [], reason: `“${excerpt(text)}” names several people: give each a row of their own` }
  })
}
