import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import type { Database } from '#database/connect.ts'
import type { BuildOptions } from '#dataset/build-snapshot.ts'
import { readFacts } from '#dataset/facts.ts'
import { figureSources } from '#dataset/figure-sources.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { collectNames, type NameOrder } from '#dataset/name-order.ts'
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
import { takeTexts, textCount } from '#search/text-table.ts'

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
  const nameKeys = takeTexts(rows.names.keys, rows.names.ranks)
  return {
    index: buildIndex({ version, ids: rows.ids, nameKeys, columns }),
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
  readonly names: NameOrder
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
  const names = collectNames()
  const ids = new GatheredNumbers()
  const seatPlaces = new GatheredNumbers()
  const sourceCodes = new GatheredNumbers()
  const leftOut = new Map<number, number>()
  for await (const batch of readOfficials(database)) {
    for (const official of batch) {
      const place = placeOfSeat.get(official.seat_id) as number
      const sourceCode = sources.add(official, all[place] as StoredSeat)
      if (place >= seats.length) {
        leftOut.set(official.seat_id, (leftOut.get(official.seat_id) ?? 0) + 1)
        continue
      }
      names.add(official)
      ids.add(official.id)
      seatPlaces.add(place)
      sourceCodes.add(sourceCode)
      for (const collector of collectors) collector.add(official, today)
    }
  }
  const ordered = names.finish()
  const { order } = ordered
  return {
    ids: ids.take(order),
    names: ordered,
    seatOfRow: seatPlaces.take(order),
    values: new Map(collectors.map((collector) => [collector.id, collector.finish(order)])),
    sources: sources.finish(sourceCodes.take(order)),
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

/** Gathers one column of the officials; equal values share a code. */
function collect(id: ColumnId, { read, choices }: Extract<Stored, { level: 'official' }>) {
  const codeOfValue = new Map<ColumnValue, number>()
  const values: ColumnValue[] = []
  const choicesOfCode: (readonly IndexChoice[])[] = []
  const codes = new GatheredNumbers()
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
      codes.add(code)
    },
    finish(order: Uint32Array): ColumnInput {
      return { codes: codes.take(order), values, ...(choices ? { choices: choicesOfCode } : {}) }
    },
  }
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

/** Names are sorted as the rows are, by last name: a name's rank is that of the first row that bears it. */
function withNameOrder(inputs: Map<ColumnId, ColumnInput>, { names }: Rows): Map<ColumnId, ColumnInput> {
  const input = inputs.get('eo.name') as ColumnInput
  const known = textCount(names.keys)
  const ranks = sharedUint32(input.values.length).fill(known)
  for (const [row, code] of (input.codes as Uint32Array).entries()) {
    if (ranks[code] === known) ranks[code] = names.ranks[row] as number
  }
  return inputs.set('eo.name', { ...input, order: { ranks, known, keys: names.keys } })
}
