import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { Database } from '#database/connect.ts'
import type { BuildOptions } from '#dataset/build-snapshot.ts'
import { readFacts } from '#dataset/facts.ts'
import { figureSources } from '#dataset/figure-sources.ts'
import { collectOfficialSources, type CountedOfficials, type OfficialSources } from '#dataset/official-sources.ts'
import { type CountedJurisdictions, countJurisdictions, readCounties } from '#dataset/places.ts'
import type { ProvenanceTables } from '#dataset/provenance.ts'
import { readPublishedSources } from '#dataset/published-sources.ts'
import { type SearchedJurisdictions, searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import { type SourceUses, sourceUses } from '#dataset/source-uses.ts'
import { type Stored, storedColumns } from '#dataset/stored.ts'
import {
  canBeSearched,
  readJurisdictions,
  readOfficials,
  readSeats,
  type StoredJurisdiction,
  type StoredOfficial,
  type StoredSeat,
} from '#dataset/stored-rows.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import type { BuiltIndex, IndexChoice } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { textTable } from '#search/text-table.ts'

/** Officials that are stored and cannot be searched, by state, office type and counties. */
export interface LeftOut {
  readonly stateId: string
  readonly officeType: string
  readonly countyIds: readonly string[]
  readonly officials: number
}

/** What is read and worked out of one version of the data. */
export interface Loaded {
  readonly index: BuiltIndex
  /** Counted where they are left out, so that they and the officials of the index are all there are. */
  readonly leftOut: readonly LeftOut[]
  readonly provenance: ProvenanceTables
  readonly uses: SourceUses
  readonly jurisdictions: readonly CountedJurisdictions[]
  readonly counties: Counties
}

/** Reads everything in the given transaction, in which no import changes it, and builds the search index from it. */
export async function loadIndex(transaction: Database, { coverage, today }: BuildOptions): Promise<Loaded> {
  const { version } = await transaction.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
  const sources = await readPublishedSources(transaction)
  const facts = await readFacts(transaction)
  const jurisdictions = await readJurisdictions(transaction, facts)
  const { searched: seats = [], others = [] } = Object.groupBy(await readSeats(transaction, jurisdictions), (seat) =>
    canBeSearched(seat.jurisdiction, coverage) ? 'searched' : 'others',
  )
  const rows = await readRows(transaction, seats, others, today)
  const places = searchedJurisdictions(seats, rows.seatOfRow)
  const columns = columnInputs(rows, seats, places, today)
  const { ids, nameKeys } = rows
  return {
    index: buildIndex({ version, ids, nameKeys: textTable(nameKeys), columns }),
    leftOut: countLeftOut(others, rows.leftOut),
    provenance: {
      sources,
      officials: rows.sources,
      figures: figureSources(facts, { known: jurisdictions, ...places }),
    },
    uses: sourceUses(rows.counted, facts),
    jurisdictions: countJurisdictions(jurisdictions),
    counties: await readCounties(transaction, jurisdictions, facts, sources),
  }
}

/** The officials column by column, in the order of their names. */
interface Rows {
  readonly ids: Uint32Array
  readonly nameKeys: readonly string[]
  /** row → place of its seat among the seats */
  readonly seatOfRow: Uint32Array
  readonly values: ReadonlyMap<ColumnId, ColumnInput>
  readonly sources: OfficialSources
  /** Everybody who is stored, by where the values come from. */
  readonly counted: readonly CountedOfficials[]
  /** id of a seat that is not among them → how many officials hold it */
  readonly leftOut: ReadonlyMap<number, number>
}

async function readRows(
  database: Database,
  seats: readonly StoredSeat[],
  others: readonly StoredSeat[],
  today: string,
): Promise<Rows> {
  const all = [...seats, ...others]
  const placeOfSeat = new Map(all.map((seat, place) => [seat.id, place]))
  const sources = collectOfficialSources()
  const collectors = [...storedColumns].flatMap(([id, stored]) =>
    stored.level === 'official' ? [collect(id, stored)] : [],
  )
  const ids: number[] = []
  const nameKeys: string[] = []
  const seatPlaces: number[] = []
  const sourceCodes: number[] = []
  const leftOut = new Map<number, number>()
  for await (const batch of readOfficials(database)) {
    for (const official of batch) {
      const place = placeOfSeat.get(official.seat_id) as number
      const sourceCode = sources.add(official, all[place] as StoredSeat)
      if (place >= seats.length) {
        leftOut.set(official.seat_id, (leftOut.get(official.seat_id) ?? 0) + 1)
        continue
      }
      ids.push(official.id)
      nameKeys.push(nameKey(official))
      seatPlaces.push(place)
      sourceCodes.push(sourceCode)
      for (const collector of collectors) collector.add(official, today)
    }
  }
  const order = Uint32Array.from(ids, (_, at) => at).sort((a, b) => compareNames(nameKeys, ids, a, b))
  const inOrder = (list: readonly number[]) => permuted(list, order)
  return {
    ids: inOrder(ids),
    nameKeys: Array.from(order, (at) => nameKeys[at] as string),
    seatOfRow: inOrder(seatPlaces),
    values: new Map(collectors.map((collector) => [collector.id, collector.finish(order)])),
    sources: sources.finish(inOrder(sourceCodes)),
    counted: sources.counted(),
    leftOut,
  }
}

/** Summed by jurisdiction and office type, so that half a million seats do not stay in memory for it. */
function countLeftOut(seats: readonly StoredSeat[], holders: ReadonlyMap<number, number>): LeftOut[] {
  const byJurisdiction = new Map<StoredJurisdiction, Map<string, number>>()
  for (const { id, jurisdiction, office } of seats) {
    const byType = byJurisdiction.get(jurisdiction) ?? new Map<string, number>()
    byJurisdiction.set(jurisdiction, byType.set(office.type, (byType.get(office.type) ?? 0) + (holders.get(id) ?? 0)))
  }
  return [...byJurisdiction].flatMap(([{ state, counties }, byType]) =>
    [...byType].map(([officeType, officials]) => {
      return { stateId: state.id, officeType, countyIds: counties.map(({ id }) => id), officials }
    }),
  )
}

/** The separator is lower than any letter, so that "Lee, Zoe" stands before "Leeson, Ann". */
function nameKey({ last_name: last, first_name: first }: StoredOfficial): string {
  return `${normalised(last)}\u0001${normalised(first ?? '')}`
}

function compareNames(nameKeys: readonly string[], ids: readonly number[], a: number, b: number): number {
  const keyA = nameKeys[a] as string
  const keyB = nameKeys[b] as string
  if (keyA !== keyB) return keyA < keyB ? -1 : 1
  return (ids[a] as number) - (ids[b] as number)
}

/** Gathers one column of the officials; equal values share a code. */
function collect(id: ColumnId, { read, choices }: Extract<Stored, { level: 'official' }>) {
  const codeOfValue = new Map<ColumnValue, number>()
  const values: ColumnValue[] = []
  const choicesOfCode: (readonly IndexChoice[])[] = []
  const codes: number[] = []
  return {
    id,
    add(official: StoredOfficial, today: string): void {
      const value = read(official, today)
      let code = codeOfValue.get(value)
      if (code === undefined) {
        code = values.push(value) - 1
        codeOfValue.set(value, code)
        if (choices) choicesOfCode.push(choices(official))
      }
      codes.push(code)
    },
    finish(order: Uint32Array): ColumnInput {
      return { codes: permuted(codes, order), values, ...(choices ? { choices: choicesOfCode } : {}) }
    },
  }
}

function permuted(list: readonly number[], order: Uint32Array): Uint32Array {
  const result = sharedUint32(order.length)
  for (const [to, at] of order.entries()) result[to] = list[at] as number
  return result
}

function columnInputs(
  rows: Rows,
  seats: readonly StoredSeat[],
  { searched, jurisdictionOfRow }: SearchedJurisdictions,
  today: string,
): Map<ColumnId, ColumnInput> {
  const inputs = new Map(rows.values)
  for (const [id, stored] of storedColumns) {
    if (stored.level === 'seat') inputs.set(id, levelInput(stored, seats, rows.seatOfRow, today))
    if (stored.level === 'jurisdiction') inputs.set(id, levelInput(stored, searched, jurisdictionOfRow, today))
  }
  return withNameOrder(inputs, rows)
}

function levelInput<Row>(
  { read, choices }: { read: (row: Row, today: string) => ColumnValue; choices?: (row: Row) => readonly IndexChoice[] },
  level: readonly Row[],
  codes: Uint32Array,
  today: string,
): ColumnInput {
  const values = level.map((row) => read(row, today))
  return { codes, values, ...(choices ? { choices: level.map(choices) } : {}) }
}

/** Names are sorted as the rows are, by last name: a name's sort key is the key of the first row that bears it. */
function withNameOrder(inputs: Map<ColumnId, ColumnInput>, rows: Rows): Map<ColumnId, ColumnInput> {
  const names = inputs.get('eo.name') as ColumnInput
  const keys = [...new Set(rows.nameKeys)]
  const rankOf = new Map(keys.map((key, rank) => [key, rank]))
  const ranks = sharedUint32(names.values.length).fill(keys.length)
  for (const [row, code] of (names.codes as Uint32Array).entries()) {
    if (ranks[code] === keys.length) ranks[code] = rankOf.get(rows.nameKeys[row] as string) as number
  }
  return inputs.set('eo.name', { ...names, order: { ranks, known: keys.length, keys: textTable(keys) } })
}
