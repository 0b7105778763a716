import { existingWord } from '#imports/spreadsheets/resolve/find-office.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { type FileColumn, isOwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { provenanceOf as statedProvenance, provenancesByColumn } from '#imports/spreadsheets/resolve/provenance.ts'
import type { ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { attempt, type ResolvedRow } from '#imports/spreadsheets/resolve/resolve-rows.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

interface OfficialsOfRows {
  readonly take: (row: ResolvedRow) => void
  /** The officials of usable rows. */
  readonly officials: readonly LayerOfficial[]
  /** key of an official → the line of the file */
  readonly lines: ReadonlyMap<string, number>
}

/** Makes one official of the organization's layer from each row; two rows for the same person are refused. */
export function officialsOf(file: ReadFile, existing: ExistingRecords, today: string): OfficialsOfRows {
  const lines = new Map<string, number>()
  const claim = claims()
  const keyOf = keys(existing)
  const words = new Map(Array.from(existing.words, ([column, ofColumn]) => [column, new Map(ofColumn)]))
  const provenanceOf = provenancesByColumn()
  const officials: LayerOfficial[] = []
  const take = (row: ResolvedRow) => {
    const official = attempt(file, row.line, () => {
      claim(row)
      const ofRow = provenanceOf(row.provenance, columnsOfOfficial(row))
      return officialOf(row, file, keyOf(row), words, today, withStated(ofRow, row, file))
    })
    if (!official) return
    lines.set(official.key, row.line)
    officials.push(official)
  }
  return { take, officials, lines }
}

/** Refuses a second row about the same person. */
function claims(): (row: ResolvedRow) => void {
  const lineOf = new Map<string, number>()
  return (row) => {
    for (const [who, column] of identitiesOf(row)) {
      const line = lineOf.get(who)
      if (line !== undefined) throw new CellRefused(`Line ${line} is about the same official`, column)
      lineOf.set(who, row.line)
    }
  }
}

function identitiesOf({ values, match, office, place, name }: ResolvedRow): [string, FileColumn][] {
  const externalId = values.get('external_id')
  const isNamed = externalId !== undefined || values.has('eo.id')
  return [
    ...(externalId === undefined ? [] : [[`external ${String(externalId)}`, 'external_id'] as [string, FileColumn]]),
    ...[match.own, match.standsFor].flatMap((each) =>
      each ? [[`number ${each.id}`, 'eo.name'] as [string, FileColumn]] : [],
    ),
    ...(isNamed ? [] : [[`name ${office.id} ${place.key} ${slug(name.name)}`, 'eo.name'] as [string, FileColumn]]),
  ]
}

/** The key of the existing row of the person, or a new unique one. */
function keys(existing: ExistingRecords): (row: ResolvedRow) => string {
  const taken = new Set(existing.officials.map(({ key }) => key))
  return ({ values, match, office, place, name }) => {
    if (match.own) return match.own.key
    const externalId = values.get('external_id')
    const identity =
      externalId === undefined ? `${place.key}/${office.id}/${slug(name.name)}` : `id:${String(externalId)}`
    let key = `organisation:${identity}`
    for (let number = 2; taken.has(key); number++) key = `organisation:${identity}/${number}`
    taken.add(key)
    return key
  }
}

const officialFields = stating(officialColumns)

/** By column and normalized word, including the words of earlier rows. */
type Words = ReadonlyMap<ColumnId, Map<string, string>>

function officialOf(
  row: ResolvedRow,
  file: ReadFile,
  key: string,
  words: Words,
  today: string,
  provenance: ProvenanceByColumn,
): LayerOfficial {
  const { values, office, place, match, name } = row
  const text = (column: FileColumn) => (values.get(column) as string | undefined) ?? null
  const fields: Record<string, unknown> = {}
  for (const [record, column] of officialFields) {
    const value = values.get(column) ?? null
    const vocabulary = words.get(column)
    fields[record] = vocabulary && typeof value === 'string' ? existingWord(value, vocabulary, column) : value
  }
  const others = {
    id: null,
    key,
    externalId: file.headings.has('external_id') ? text('external_id') : (match.own?.externalId ?? null),
    standsFor: match.standsFor?.key ?? null,
    replaces: match.own?.replaces ?? null,
    electedResult: file.matched?.electedResult?.(row.line) ?? null,
    office: office.name,
    jurisdictionKey: place.key,
    party: text('party.name'),
    ...name,
    ...ageOf(row, file, today),
    addressKind: text('stats.address') === null ? null : addressKindOf(row, file),
    // An organization is responsible for its own list, so past dates in it are not judged here.
    ballotDay: null,
    sourceId: row.provenance.source,
    asOf: row.provenance.as_of,
    method: row.provenance.method,
    provenance,
  } satisfies Partial<LayerOfficial>
  return { ...(fields as Omit<LayerOfficial, keyof typeof others>), ...others }
}

function columnsOfOfficial({ values }: ResolvedRow): FileColumn[] {
  return Array.from(values, ([column]) => column).filter(isOfOfficial)
}

/** With the sources of values that differ, and without columns that are not stated. */
function withStated(ofRow: ProvenanceByColumn, { line, provenance }: ResolvedRow, file: ReadFile): ProvenanceByColumn {
  const stated = file.matched?.statedBy?.(line)
  if (!stated) return ofRow
  const ofColumns = new Map(Object.entries(ofRow))
  for (const [column, by] of stated)
    if (by === null) ofColumns.delete(column)
    else ofColumns.set(column, statedProvenance(by, provenance.method))
  return Object.fromEntries(ofColumns)
}

/** A source that names an official also names the office. */
function isOfOfficial(column: FileColumn): boolean {
  if (isOwnColumn(column)) return false
  const { of: subject } = columnOf(column)
  return subject === 'official' || subject === 'office'
}

/** If the file has no column for dates of birth, the previous one is kept as long as it agrees with the age. */
function ageOf(
  { values, match }: ResolvedRow,
  file: ReadFile,
  today: string,
): Pick<OfficialRecord, 'birthDate' | 'age'> {
  const age = (values.get('eo.age') as number | undefined) ?? null
  const fromFile = (values.get('birth_date') as string | undefined) ?? null
  const before = file.headings.has('birth_date') ? null : (match.own?.birthDate ?? null)
  if (fromFile !== null && age !== null && yearsBetween(fromFile, today) !== age) {
    throw new CellRefused(`${age} years do not fit the date of birth ${fromFile}; fill one of the two`, 'eo.age')
  }
  const keepsBefore =
    before !== null && (age === null ? !file.headings.has('eo.age') : yearsBetween(before, today) === age)
  const birthDate = fromFile ?? (keepsBefore ? before : null)
  if (birthDate !== null && (birthDate > today || yearsBetween(birthDate, today) > 120)) {
    throw new CellRefused(`${birthDate} is nobody's date of birth`, 'birth_date')
  }
  return { birthDate, age: birthDate === null ? age : null }
}

/** The address is that of the office, unless the file states otherwise. */
function addressKindOf({ values, match }: ResolvedRow, file: ReadFile): NonNullable<OfficialRecord['addressKind']> {
  const kind = values.get('address_kind') as NonNullable<OfficialRecord['addressKind']> | undefined
  return kind ?? (file.headings.has('address_kind') ? 'office' : (match.own?.addressKind ?? 'office'))
}
