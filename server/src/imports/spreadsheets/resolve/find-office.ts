import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean, oneLetterOff } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { ExistingOffice, ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'

// A column of names or numbers under a wrong heading would make each row a new word.
const mostNewWords = 500

/** Finds the office of a row by name. A new office must have a type, and later rows can then use it. */
export function officeResolver(existing: ExistingRecords): (values: CellValues) => ExistingOffice {
  const offices = new Map(existing.offices)
  const most = offices.size + mostNewWords
  return (values) => {
    const name = values.get('office.name') as string | undefined
    const type = values.get('office.type') as OfficeType | undefined
    if (name === undefined) throw new CellRefused('It is empty; every official holds an office', 'office.name')
    const id = slug(name)
    if (id === '') throw new CellRefused(`"${name}" has no letters`, 'office.name')
    const existing = offices.get(id)
    if (existing && type && type !== existing.type) {
      throw new CellRefused(`"${existing.name}" is an office of the type ${existing.type}, not ${type}`, 'office.type')
    }
    if (existing) return existing
    const office = { id, name, type: typeOfNew(name, type, offices, most) }
    offices.set(id, office)
    return office
  }
}

function typeOfNew(
  name: string,
  type: OfficeType | undefined,
  offices: ReadonlyMap<string, ExistingOffice>,
  most: number,
): OfficeType {
  const names = () => Array.from(offices.values(), (office) => office.name)
  if (!type) {
    throw new CellRefused(`There is no office "${excerpt(name)}"`, 'office.name', () => {
      return didYouMean(name, names()) || '; to bring a new one, fill "Office Type"'
    })
  }
  if (offices.size >= most) {
    throw new CellRefused(`It would be one of more than ${mostNewWords} new offices`, 'office.name')
  }
  const slip = oneLetterOff(name, names())
  if (slip) throw new CellRefused(`There is no office "${excerpt(name)}"; did you mean "${slip}"?`, 'office.name')
  return type
}

/** The existing spelling of a word, for a column that accepts new words too. */
export function existingWord(word: string, words: Map<string, string>, column: FileColumn): string {
  const existing = words.get(normalized(word))
  if (existing) return existing
  if (words.size >= mostNewWords) {
    throw new CellRefused(`It would be one of more than ${mostNewWords} different words`, column)
  }
  const slip = oneLetterOff(word, [...words.values()])
  if (slip) throw new CellRefused(`"${word}" is not known; did you mean "${slip}"?`, column)
  words.set(normalized(word), word)
  return word
}
