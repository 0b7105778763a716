import {
  isVacant,
  lastNameAndSuffix,
  type NameNote,
  namesNobody,
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
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import { placeNames } from '#imports/spreadsheets/match/columns/place-names.ts'
import { titleReader } from '#imports/spreadsheets/match/columns/titles-beside-names.ts'
import { titleOfPlace } from '#vocabulary/people/title-of-place.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic; "Mayor of Selma Ann Tester" → Ann Tester. */
export const readNames: ColumnReader = (context) => {
  const valuesOfTitles = titleReader(context)
  const isPlace = placeNames(context.reference)
  const isOfficeTold = context.hasColumn('office.name')
  return readPeople(context, (text, notices, row) => {
    const parted = titleOfPlace(text, isPlace)
    if (parted === 'unparted') {
      notices.note('unparted_title', text)
      return { values: [], reason: `Nothing tells where the name begins in “${excerpt(text)}”: write the name alone` }
    }
    const titles: string[] = []
    const read = readName(parted?.rest ?? text, (form, value) => {
      if (form === 'title') titles.push(value)
      else notices.note(form, value)
    })
    if (!read) return null
    if (parted) notices.note('title_of_place', parted.title)
    const { name, last, party } = read
    return {
      values: [
        ['eo.name', name],
        ...(last === null ? [] : [['eo.last', last] as const]),
        ...(party ? [['party.name', party] as const] : []),
        ...valuesOfTitles(parted && !isOfficeTold ? [parted.office, ...titles] : titles, notices, row),
      ],
    }
  })
}

/** A column of first names. */
export const readFirstNames: ColumnReader = (context) =>
  readPeople(context, (text, notices) =>
    namesSeveral(text) ? null : { values: [[context.column, readPartOfName(text, noteTo(notices), false)]] },
  )

/** A column of last names, some of them with a suffix. */
export const readLastNames: ColumnReader = (context) =>
  readPeople(context, (text, notices) => {
    const { last, suffix } = lastNameAndSuffix(readPartOfName(text, noteTo(notices), true))
    return { values: [[context.column, last], ...(suffix === null ? [] : [['eo.suffix', suffix] as const])] }
  })

/** Null if a cell names several people. */
type Read = (text: string, notices: Notices, row: number) => CellReading | null

function noteTo(notices: Notices): NameNote {
  return (form, value) => notices.note(form, value)
}

function readPeople(context: ColumnContext, read: Read) {
  return cellByCell(context, (text, notices, row) => {
    if (isVacant(text)) {
      notices.note('vacant', text)
      return { values: [], reason: 'The seat is vacant: the row names nobody' }
    }
    if (namesNobody(text)) {
      notices.note('no_name', text)
      return { values: [], reason: `“${excerpt(text)}” is no name: the row names nobody` }
    }
    const person = read(text, notices, row)
    if (person) return person
    notices.note('several_people', text)
    return { values: [], reason: `“${excerpt(text)}” names several people: give each a row of their own` }
  })
}
