import { isVacant, type NameNote, readName, readPartOfName } from '#imports/spreadsheets/cells/name.ts'
import {
  type CellReading,
  cellByCell,
  type ColumnContext,
  type ColumnReader,
} from '#imports/spreadsheets/match/columns/column.ts'

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic. */
export const readNames: ColumnReader = (context) =>
  readPeople(context, (text, note) => {
    const { name, party } = readName(text, note)
    return { values: [['eo.name', name], ...(party ? [['party.name', party] as const] : [])] }
  })

/** A column of last names or of first names. */
export const readNamePart: ColumnReader = (context) =>
  readPeople(context, (text, note) => ({ values: [[context.column, readPartOfName(text, note)]] }))

function readPeople(context: ColumnContext, read: (text: string, note: NameNote) => CellReading) {
  return cellByCell(context, (text, notices) => {
    if (!isVacant(text)) return read(text, (form, value) => notices.note(form, value))
    notices.note('vacant', text)
    return { values: [], reason: 'The seat is vacant: the row names nobody' }
  })
}
