import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isTakenByItself, type SharedKind, type SharedValue } from '@atlas/contract/endpoints/data/shared-values.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type {
  Holder,
  OfficeOnFile,
  OnFile,
  SeatOnFile,
  ValueOnFile,
} from '#features/data/shared-values/load/on-file.ts'
import type { ReadRow, SharedFile } from '#features/data/shared-values/load/read-shared-file.ts'
import { sha256 } from '#features/data/shared-values/share/share-values.ts'
import { nameColumn } from '#features/data/shared-values/shared-form.ts'
import { samenessOf } from '#imports/publish-results/sameness.ts'
import { formatValue } from '#imports/spreadsheets/cells/value-text.ts'

/** Whom the values of a file are about here. */
export interface Person {
  readonly seat: SeatOnFile
  /** Who is the same person; null of somebody new. */
  readonly holder: Holder | null
  /** Which official a new person follows; null where the seat has room. */
  readonly follows: Holder | null
  readonly rows: readonly ReadRow[]
}

export interface Office {
  readonly office: OfficeOnFile
  readonly row: ReadRow
}

export interface Compared {
  readonly values: readonly SharedValue[]
  readonly untold: readonly string[]
  readonly digest: string
  readonly people: readonly Person[]
  readonly offices: readonly Office[]
}

/** Holds the values of a file beside what is on file, one by one; contradictions come first. */
export function compareShared({ rows, untold: unread }: SharedFile, known: OnFile): Compared {
  const untold = [...unread]
  const people: Person[] = []
  const offices: Office[] = []
  const values: SharedValue[] = []
  const ofPeople = rows.filter(({ official }) => official !== null)
  for (const of of Map.groupBy(
    ofPeople,
    ({ placeKey, office, official }) => `${placeKey}\n${office}\n${official ?? ''}`,
  ).values()) {
    const person = personOf(of, known)
    if (typeof person === 'string') untold.push(person)
    else {
      people.push(person)
      values.push(...valuesOfPerson(person))
    }
  }
  for (const row of rows.filter(({ official }) => official === null)) {
    const office = known.office(row)
    if (office) {
      offices.push({ office, row })
      values.push(asValue(row, office.currentValue(row.column)))
    } else untold.push(notHere(row))
  }
  const inOrder = values.toSorted((one, other) => kindRank(one) - kindRank(other) || one.id - other.id)
  return { values: inOrder, untold, digest: sha256(Buffer.from(JSON.stringify([inOrder, untold]))), people, offices }
}

/** The values that are taken without a decision. */
export function takenByThemselves(values: readonly SharedValue[]): number[] {
  return takenOf(values, { take: new Set(), keep: new Set() })
}

/**
 * The values to take once a person has decided. Values about a new person are taken only with the value that makes them
 * the holder of the seat.
 */
export function takenOf(
  values: readonly SharedValue[],
  { take, keep }: { readonly take: ReadonlySet<number>; readonly keep: ReadonlySet<number> },
): number[] {
  const selected = new Set(
    values
      .filter(({ id, kind, can_be_taken: can }) => can && !keep.has(id) && (isTakenByItself[kind] || take.has(id)))
      .map(({ id }) => id),
  )
  return values.flatMap(({ id, with: name }) => (selected.has(id) && (name === null || selected.has(name)) ? [id] : []))
}

const ranks: Readonly<Record<SharedKind, number>> = { contradicts: 0, newer: 1, new: 2, older: 3, same: 4 }

function kindRank({ kind }: SharedValue): number {
  return ranks[kind]
}

function personOf(rows: readonly ReadRow[], known: OnFile): Person | string {
  const [row] = rows as [ReadRow]
  const seat = known.seat(row)
  if (!seat) return notHere(row)
  const official = row.official ?? ''
  const named = rows.find(({ column }) => column === nameColumn)
  const same = seat.holders.filter(({ name }) =>
    [official, named?.value ?? official].some((each) => samenessOf(each, name) === 'same'),
  )
  const [holder = null] = same
  const who = `${official}, ${row.office}, ${row.place}`
  if (same.length > 1) return `${who}: several who are on file may be meant.`
  if (holder) return { seat, holder, follows: null, rows }
  if (!named) return `${who}: nobody of that name is on file for this office here.`
  if (seat.holders.length < seat.most) {
    const perhaps = seat.holders.find(({ name }) => samenessOf(named.value, name) === 'perhaps')
    return perhaps
      ? `${who}: ${perhaps.name}, who is on file, may be the same person.`
      : { seat, holder: null, follows: null, rows }
  }
  const [only, ...others] = seat.holders
  if (only && others.length === 0) return { seat, holder: null, follows: only, rows }
  return `${who}: each of the ${seat.holders.length} seats is held by somebody else, and nobody can tell whom they follow.`
}

function notHere({ official, office, place, state }: ReadRow): string {
  return `${official === null ? '' : `${official}, `}${office}, ${place}, ${state}: there is no such office on file here.`
}

function valuesOfPerson({ holder, follows, rows }: Person): SharedValue[] {
  if (holder) return rows.map((row) => asValue(row, holder.currentValue(row.column)))
  const named = rows.find(({ column }) => column === nameColumn)
  return rows.map((row) =>
    row === named
      ? { ...asValue(row, follows?.currentValue(nameColumn) ?? null), brings: rows.length - 1 }
      : { ...asValue(row, null), with: named?.line ?? null },
  )
}

function asValue(row: ReadRow, ours: ValueOnFile | null): SharedValue {
  const { line, official, office, place, district, column, read, source, asOf } = row
  const kind = kindOf(row, ours)
  return {
    id: line,
    official,
    office,
    place: district === '' || place.includes(district) ? place : `${place}, ${district}`,
    field: columnOf(column).label,
    kind,
    ours: ours && { value: formatValue(column, ours.value), source: ours.source, as_of: ours.asOf },
    theirs: { value: formatValue(column, read), source, as_of: asOf },
    can_be_taken: canBeTaken(kind, asOf, ours),
    with: null,
    brings: 0,
  }
}

function kindOf({ column, read, asOf }: ReadRow, ours: ValueOnFile | null): SharedKind {
  if (ours === null) return 'new'
  if (isSame(column, read, ours.value)) return 'same'
  if (asOf === null || ours.asOf === null || asOf === ours.asOf) return 'contradicts'
  if (asOf < ours.asOf) return 'older'
  return ours.isDecided ? 'contradicts' : 'newer'
}

function isSame(column: ReadRow['column'], theirs: string | number, ours: string | number): boolean {
  if (column === nameColumn) return samenessOf(String(theirs), String(ours)) === 'same'
  return normalized(formatValue(column, theirs)) === normalized(formatValue(column, ours))
}

/** What was set by hand stays before what is older; of a value that is the same only a newer day is news. */
function canBeTaken(kind: SharedKind, asOf: string | null, ours: ValueOnFile | null): boolean {
  if (ours === null) return true
  if (kind === 'same') return !ours.isDecided && (asOf ?? '') > (ours.asOf ?? '')
  return !ours.isDecided || (asOf !== null && asOf >= (ours.asOf ?? ''))
}
