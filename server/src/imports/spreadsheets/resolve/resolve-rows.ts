import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { normalised, slug } from '@atlas/contract/rules/normalised.ts'
import type { ValueProvenance } from '#database/schema.ts'
import type { PersonName } from '#imports/records/names.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import type {
  ExistingRecords,
  ExistingJurisdiction,
  ExistingOffice,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import { didYouMean, oneLetterOff } from '#imports/spreadsheets/problems/nearest-word.ts'
import { type Match, officialFinder } from '#imports/spreadsheets/resolve/find-official.ts'
import { nameOfRow } from '#imports/spreadsheets/resolve/person-name.ts'
import { findPlace } from '#imports/spreadsheets/resolve/find-place.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { provenancesOfRows } from '#imports/spreadsheets/resolve/provenance.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { FileRow, ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { drained } from '#imports/spreadsheets/resolve/drain.ts'

/** A row of the file whose office, place and person are found. */
export interface ResolvedRow {
  readonly line: number
  readonly values: CellValues
  readonly office: ExistingOffice
  readonly place: ExistingJurisdiction
  readonly name: PersonName
  readonly match: Match
  readonly publisher: string
  /** Who says so, from when it is, and how it was made. */
  readonly provenance: ValueProvenance
}

const ownPublisher = 'Own list'

// A column of names or numbers under the wrong heading would make a new word of each row.
const mostNewWords = 500

/**
 * Takes the rows out of the file, one after another, and finds what each speaks of; those that cannot be placed are
 * added to the problems of the file.
 */
export function* resolvedRows(file: ReadFile, existing: ExistingRecords, today: string): Generator<ResolvedRow> {
  const match = officialFinder(existing)
  const byId = new Map(existing.officials.map((official) => [official.id, official]))
  const byExternalId = new Map(existing.officials.map((official) => [official.externalId ?? '', official]))
  const provenanceOf = provenancesOfRows()
  const offices = new Map(existing.offices)
  const mostOffices = offices.size + mostNewWords
  const resolve = ({ line, values }: FileRow): ResolvedRow => {
    const externalId = (values.get('external_id') as string | undefined) ?? null
    const officialId = (values.get('eo.id') as number | undefined) ?? null
    const usual = byId.get(officialId ?? 0) ?? byExternalId.get(externalId ?? '')
    const office = officeOf(values, offices, mostOffices)
    const place = findPlace(values, office, existing, usual?.jurisdictionKey ?? null)
    const name = nameOfRow(values)
    const found = match({ ...name, externalId, officialId, officeId: office.id, jurisdictionKey: place.key })
    // An export tells nothing of these three: a file without the column leaves them as they are.
    const kept = <Value>(column: FileColumn, before: Value | undefined, otherwise: Value): Value =>
      file.headings.has(column) ? ((values.get(column) as Value | undefined) ?? otherwise) : (before ?? otherwise)
    const publisher = kept('source', found.own?.publisher, ownPublisher)
    const asOf = file.headings.has('as_of')
      ? ((values.get('as_of') as string | undefined) ?? null)
      : found.own
        ? found.own.asOf
        : today
    return {
      line,
      values,
      office,
      place,
      name,
      match: found,
      publisher,
      provenance: provenanceOf(publisher, asOf, kept('method', found.own?.method, 'reported')),
    }
  }
  for (const row of drained(file.rows)) {
    const found = attempt(file, row.line, () => resolve(row))
    if (found) yield found
  }
}

/** What a row gives; nothing, and a problem more, where it is refused. */
export function attempt<Result>(file: ReadFile, line: number, act: () => Result): Result | null {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    const { column, message, hint } = error
    file.problems.add(line, column && (file.headings.get(column) ?? labelOf(column)), message, hint)
    return null
  }
}

/** The office by its name; one that nobody knows yet needs its type. */
function officeOf(values: CellValues, offices: Map<string, ExistingOffice>, most: number): ExistingOffice {
  const name = values.get('office.name') as string | undefined
  const type = values.get('office.type') as OfficeType | undefined
  if (name === undefined) throw new CellRefused('It is empty; every official holds an office', 'office.name')
  const id = slug(name)
  if (id === '') throw new CellRefused(`"${name}" has no letters`, 'office.name')
  const known = offices.get(id)
  if (known && type && type !== known.type) {
    throw new CellRefused(`"${known.name}" is an office of the type ${known.type}, not ${type}`, 'office.type')
  }
  if (known) return known
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
  const office = { id, name, type }
  offices.set(id, office)
  return office
}

/** The atlas' spelling of a word, of a column that takes new words too. */
export function knownWord(word: string, words: Map<string, string>, column: FileColumn): string {
  const known = words.get(normalised(word))
  if (known) return known
  if (words.size >= mostNewWords) {
    throw new CellRefused(`It would be one of more than ${mostNewWords} different words`, column)
  }
  const slip = oneLetterOff(word, [...words.values()])
  if (slip) throw new CellRefused(`"${word}" is not known; did you mean "${slip}"?`, column)
  words.set(normalised(word), word)
  return word
}
