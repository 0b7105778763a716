import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { type Elections, readElections } from '#dataset/election-dates.ts'
import { columnOfEach } from '#dataset/column-of-each.ts'
import { readFacts } from '#dataset/facts.ts'
import { figureSources, holdersOf } from '#dataset/figure-sources.ts'
import type { GatheredColumn } from '#dataset/gathered-column.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { type GatheredColumns, levelColumn } from '#dataset/level-columns.ts'
import { nameOrder, type NameOrder } from '#dataset/name-order.ts'
import { collectOfficialSources, type CountedOfficials, type OfficialSources } from '#dataset/official-sources.ts'
import { type CountedJurisdictions, countJurisdictions, readCounties } from '#dataset/counties.ts'
import { loadPlaces } from '#dataset/places/load-places.ts'
import type { Places } from '#dataset/places/places.ts'
import type { ProvenanceTables } from '#dataset/provenance.ts'
import { readPublishedSources } from '#dataset/published-sources.ts'
import { gatherOfficials, type OfficialColumn, readOfficials } from '#dataset/read-officials.ts'
import { type Circumstances, runoffsAmong } from '#dataset/next-election.ts'
import { readSeats, type Seats } from '#dataset/read-seats.ts'
import { wholeNumberIn } from '#dataset/stored-batches.ts'
import { type SearchedJurisdictions, searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import { type SourceUses, sourceUses } from '#dataset/source-uses.ts'
import { type Stored, storedColumns } from '#dataset/stored.ts'
import { readJurisdictions, type StoredJurisdiction } from '#dataset/stored-rows.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { takeTexts, textCount } from '#search/text-table.ts'

/** Officials that are stored and cannot be searched, by state, office type and counties. */
export interface LeftOut {
  readonly stateId: string
  readonly officeType: string
  readonly countyIds: readonly string[]
  readonly officials: number
}

export interface BuildOptions {
  readonly coverage: CoverageSetting
  /** The day on which ages are counted. */
  readonly today: string
}

/** What is read and worked out of one version of the data. */
export interface Loaded extends Elections {
  readonly index: BuiltIndex
  /** Counted where they are left out, so that they and the officials of the index are all there are. */
  readonly leftOut: readonly LeftOut[]
  readonly provenance: ProvenanceTables
  readonly uses: SourceUses
  readonly jurisdictions: readonly CountedJurisdictions[]
  readonly counties: Counties
  readonly places: Places
  /** The same to be searched. */
  readonly placeIndex: BuiltIndex
}

/** Reads everything in the given transaction, in which no import changes it, and builds the search index from it. */
export async function loadIndex(transaction: Database, { coverage, today }: BuildOptions): Promise<Loaded> {
  const { version } = await transaction.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
  const sources = await readPublishedSources(transaction)
  const facts = await readFacts(transaction)
  const jurisdictions = await readJurisdictions(transaction, facts)
  const seats = await readSeats(transaction, jurisdictions, coverage)
  const rows = await readRows(transaction, seats)
  const searched = searchedJurisdictions(
    seats.jurisdictions.filter((_, seat) => seats.isSearched[seat] === 1),
    rows.seatOfRow,
  )
  const { electionDates, electionGaps } = await readElections(transaction)
  const holders = holdersOf(facts)
  const columns = columnInputs(rows, seats, searched, { today, runoffs: runoffsAmong(electionDates) })
  const nameKeys = takeTexts(rows.names.keys, rows.names.ranks)
  const index = buildIndex({ subject: 'official', version, today, ids: rows.ids, nameKeys, columns })
  const counties = await readCounties(transaction, jurisdictions, facts, sources)
  const leftOut = leftOutByJurisdiction(seats, rows.leftOut)
  const about = { jurisdictions, facts, counties, searched, holders, leftOut, index, officials: rows.sources }
  const { places, placeIndex, sources: placeSources } = await loadPlaces(transaction, about)
  return {
    index,
    leftOut: countLeftOut(seats, rows.leftOut),
    provenance: {
      sources,
      officials: rows.sources,
      places: placeSources,
      figures: figureSources(facts, holders, { known: jurisdictions, ...searched }),
    },
    uses: sourceUses(rows.counted, facts),
    jurisdictions: countJurisdictions(jurisdictions),
    electionDates,
    electionGaps,
    counties,
    places,
    placeIndex,
  }
}

/** The officials who can be searched. */
interface Rows {
  /** In the order of their names, as the others. */
  readonly ids: Uint32Array
  readonly names: NameOrder
  /** row → place of its seat among those that can be searched */
  readonly seatOfRow: Uint32Array
  /** In the order in which they were read. */
  readonly columns: GatheredColumns<OfficialColumn>
  readonly sources: OfficialSources
  /** Everybody who is stored, by where the values come from. */
  readonly counted: readonly CountedOfficials[]
  /** seat → how many officials hold it who cannot be searched */
  readonly leftOut: Uint32Array
}

async function readRows(database: Database, seats: Seats): Promise<Rows> {
  const gathering = gatherOfficials()
  const sources = collectOfficialSources(seats)
  const ids = new GatheredNumbers()
  const seatPlaces = new GatheredNumbers()
  const sourceCodes = new GatheredNumbers()
  const leftOut = new Uint32Array(seats.jurisdictions.length)
  await readOfficials(database, (batch) => {
    const ofSeats = new Uint32Array(batch.count)
    const kept = new Uint8Array(batch.count)
    for (let row = 0; row < batch.count; row++) {
      const seat = seats.placeOf.get(wholeNumberIn(batch.columns.seat_id, row)) as number
      ofSeats[row] = seat
      kept[row] = seats.isSearched[seat] as number
    }
    const codes = sources.add(batch, ofSeats)
    for (let row = 0; row < batch.count; row++) {
      const seat = ofSeats[row] as number
      if (kept[row] === 1) {
        ids.add(wholeNumberIn(batch.columns.id, row))
        seatPlaces.add(seats.placesAmongSearched[seat] as number)
        sourceCodes.add(codes[row] as number)
      } else leftOut[seat] = (leftOut[seat] as number) + 1
    }
    gathering.add(batch, kept)
  })
  const columns = await gathering.finish(database)
  const names = nameOrder(columns.get('last_name') as GatheredColumn, columns.get('first_name') as GatheredColumn)
  const { order } = names
  return {
    ids: ids.take(order),
    names,
    seatOfRow: seatPlaces.take(order),
    columns,
    sources: sources.finish(sourceCodes.take(order)),
    counted: sources.counted(),
    leftOut,
  }
}

/** Summed by jurisdiction and office type, so that half a million seats do not stay in memory for it. */
function countLeftOut({ jurisdictions, officeTypes, isSearched }: Seats, leftOut: Uint32Array): LeftOut[] {
  const byJurisdiction = new Map<StoredJurisdiction, Map<string, number>>()
  for (const [seat, jurisdiction] of jurisdictions.entries()) {
    if (isSearched[seat] === 1) continue
    const byType = byJurisdiction.get(jurisdiction) ?? new Map<string, number>()
    const officeType = officeTypes[seat] as string
    byJurisdiction.set(jurisdiction, byType.set(officeType, (byType.get(officeType) ?? 0) + (leftOut[seat] as number)))
  }
  return [...byJurisdiction].flatMap(([{ state, counties }, byType]) =>
    [...byType].map(([officeType, officials]) => {
      return { stateId: state.id, officeType, countyIds: counties.map(({ id }) => id), officials }
    }),
  )
}

/** jurisdiction → how many of its officials cannot be searched */
function leftOutByJurisdiction({ jurisdictions, isSearched }: Seats, leftOut: Uint32Array): Map<number, number> {
  const counted = new Map<number, number>()
  for (const [seat, { id }] of jurisdictions.entries())
    if (isSearched[seat] !== 1) counted.set(id, (counted.get(id) ?? 0) + (leftOut[seat] as number))
  return counted
}

function columnInputs(
  { ids, names, columns, seatOfRow }: Rows,
  seats: Seats,
  { searched, jurisdictionOfRow, figures, figuresOfRow }: SearchedJurisdictions,
  circumstances: Circumstances,
): Map<ColumnId, ColumnInput> {
  const inputOf = (id: ColumnId, stored: Stored): ColumnInput => {
    if (stored.level === 'jurisdiction') return columnOfEach(stored, searched, jurisdictionOfRow)
    if (stored.level === 'figures') return columnOfEach(stored, figures, figuresOfRow)
    if (stored.level === 'seat') return levelColumn(id, stored, seats.columns, seatOfRow, circumstances)
    if (stored.from === null) return { codes: null, values: ids }
    return levelColumn(id, stored, columns, names.order, circumstances)
  }
  const inputs = new Map(Array.from(storedColumns, ([id, stored]) => [id, inputOf(id, stored)]))
  return withNameOrder(inputs, names, columns.get('name') as GatheredColumn)
}

/** Names are sorted as the rows are, by last name: a name's rank is that of the first row that bears it. */
function withNameOrder(
  inputs: Map<ColumnId, ColumnInput>,
  { order, ranks: rankOfRow, keys }: NameOrder,
  { codes, textCount: nameCount }: GatheredColumn,
): Map<ColumnId, ColumnInput> {
  const known = textCount(keys)
  const ranks = sharedUint32(nameCount).fill(known)
  for (let row = 0; row < order.length; row++) {
    const code = codes.at(order[row] as number)
    if (ranks[code] === known) ranks[code] = rankOfRow[row] as number
  }
  const { values } = inputs.get('eo.name') as ColumnInput
  return inputs.set('eo.name', { codes: codes.take(order), values, order: { ranks, known, keys } })
}
