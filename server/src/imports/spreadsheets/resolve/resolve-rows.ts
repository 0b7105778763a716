import { officeResolver } from '#imports/spreadsheets/resolve/find-office.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ValueProvenance } from '#database/schema.ts'
import type { PersonName } from '#vocabulary/people/split-name.ts'
import { type FileColumn, isOwnColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import type {
  ExistingRecords,
  ExistingJurisdiction,
  ExistingOffice,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import { type Match, officialFinder } from '#imports/spreadsheets/resolve/find-official.ts'
import { nameOfRow } from '#imports/spreadsheets/resolve/person-name.ts'
import { findPlace } from '#imports/spreadsheets/resolve/find-place.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { provenancesOfRows } from '#imports/spreadsheets/resolve/provenance.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { FileRow, ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { drained } from '#imports/spreadsheets/resolve/drain.ts'

/** A row with its office and place; for a row without a person, nothing else has to be found. */
export interface OfficeRow {
  readonly line: number
  readonly values: CellValues
  readonly office: ExistingOffice
  readonly place: ExistingJurisdiction
  readonly publisher: string
  /** The source, its day and its method. */
  readonly provenance: ValueProvenance
}

/** The same with its person. */
export interface ResolvedRow extends OfficeRow {
  readonly name: PersonName
  readonly match: Match
}

export function isOfPerson(row: OfficeRow | ResolvedRow): row is ResolvedRow {
  return 'match' in row
}

const ownPublisher = 'Own list'

/**
 * Removes the rows from the file one after another and finds the records of each. Rows without a match become problems
 * of the file.
 */
export function* resolvedRows(
  file: ReadFile,
  existing: ExistingRecords,
  today: string,
): Generator<OfficeRow | ResolvedRow> {
  const match = officialFinder(existing)
  const byId = new Map(existing.officials.map((official) => [official.id, official]))
  const byExternalId = new Map(existing.officials.map((official) => [official.externalId, official]))
  const provenanceOf = provenancesOfRows()
  const findOffice = officeResolver(existing)
  const resolve = ({ line, values }: FileRow): OfficeRow | ResolvedRow => {
    const externalId = (values.get('external_id') as string | undefined) ?? null
    const officialId = (values.get('eo.id') as number | undefined) ?? null
    const followed = file.matched?.followsOf?.(line) ?? 0
    const usual = byId.get(officialId ?? followed) ?? (externalId === null ? undefined : byExternalId.get(externalId))
    const office = findOffice(values)
    const place = findPlace(values, office, existing, {
      usual: usual?.jurisdictionKey ?? null,
      isSaidNew: file.newPlaces?.has(line) ?? false,
    })
    if (isOfficeRow(values)) {
      const publisher = (values.get('source') as string | undefined) ?? ownPublisher
      const asOf = (values.get('as_of') as string | undefined) ?? (file.headings.has('as_of') ? null : today)
      const method = (values.get('method') as Method | undefined) ?? 'reported'
      return { line, values, office, place, publisher, provenance: provenanceOf(publisher, asOf, method) }
    }
    const name = nameOfRow(values)
    const found = match({ ...name, externalId, officialId, officeId: office.id, jurisdictionKey: place.key })
    // An export does not have these three, so a file without the column leaves them unchanged.
    const valueOrBefore = <Value>(column: FileColumn, before: Value | undefined, otherwise: Value): Value =>
      file.headings.has(column) ? ((values.get(column) as Value | undefined) ?? otherwise) : (before ?? otherwise)
    const publisher = valueOrBefore('source', found.own?.publisher, ownPublisher)
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
      provenance: provenanceOf(publisher, asOf, valueOrBefore('method', found.own?.method, 'reported')),
    }
  }
  for (const row of drained(file.rows)) {
    const found = attempt(file, row.line, () => resolve(row))
    if (found) yield found
  }
}

/** A row without a person that states the contact of an office. */
function isOfficeRow(values: CellValues): boolean {
  const owners = Array.from(values, ([column]) => (isOwnColumn(column) ? column : columnOf(column).of))
  return owners.includes('line') && !owners.includes('official') && !owners.includes('external_id')
}

/** The result for a row; if it is refused, null and one more problem. */
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
