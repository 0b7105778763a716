import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { readCounties } from '#dataset/counties.ts'
import { type Elections, readElections } from '#dataset/election-dates.ts'
import { readFacts, type StoredFacts } from '#dataset/facts.ts'
import type { GatheredColumns } from '#dataset/gathered-column.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { collectOfficialSources, type OfficialSource } from '#dataset/official-sources.ts'
import { readPlaces, type ReadPlaces } from '#dataset/places/read-places.ts'
import { type PublishedSources, readPublishedSources } from '#dataset/published-sources.ts'
import { type OfficeLines, readOfficeLines } from '#dataset/office-lines.ts'
import { type OwnOfficials, readOwnOfficials } from '#dataset/own-officials.ts'
import { gatherOfficials, type OfficialColumn, readOfficials } from '#dataset/read-officials.ts'
import { readSeats, type Seats, type Side } from '#dataset/read-seats.ts'
import { type LawSeats, readLawSeats } from '#dataset/seats/law-seats.ts'
import { pendingReader } from '#dataset/pending-reader.ts'
import { gatherRoster, type Roster } from '#dataset/roster.ts'
import { wholeNumberIn } from '#dataset/stored-batches.ts'
import { readJurisdictions, type StoredJurisdiction } from '#dataset/stored-rows.ts'

/** The data of a snapshot besides its officials and their seats. */
export interface StoredBase extends Elections {
  readonly sources: PublishedSources
  readonly facts: readonly StoredFacts[]
  readonly jurisdictions: ReadonlyMap<number, StoredJurisdiction>
  readonly counties: Counties
  readonly places: ReadPlaces
  readonly lawSeats: LawSeats
  /** Also of offices without a holder. */
  readonly officeLines: OfficeLines
}

/** Seats, and either the searchable or the left-out officials. */
interface SeatsAndOfficials {
  readonly seats: Seats
  readonly rows: StoredOfficials
}

/** The stored data of a snapshot. */
export interface StoredData extends StoredBase, SeatsAndOfficials {
  /** The officials whom the coverage rule leaves out; null if it leaves out nobody. */
  readonly leftOut: SeatsAndOfficials | null
}

/**
 * Reads everything in the given transaction, within which no import can change it. Whatever can be derived later is
 * not derived here, because the embedded database serves nobody else until the transaction ends.
 */
export async function readData(transaction: Database, options: ReadOptions): Promise<StoredData> {
  const base = await readBase(transaction)
  return { ...base, ...(await readSeatsAndOfficials(transaction, base, options)) }
}

interface ReadOptions {
  readonly coverage: CoverageSetting
  /** The day that decides whether a result is pending. */
  readonly today: string
}

export async function readBase(transaction: Database): Promise<StoredBase> {
  const sources = await readPublishedSources(transaction)
  const facts = await readFacts(transaction)
  return {
    sources,
    facts,
    lawSeats: await readLawSeats(transaction),
    ...(await readElections(transaction)),
    officeLines: await readOfficeLines(transaction),
    ...(await readJurisdictionsAndPlaces(transaction, facts, sources)),
  }
}

/** For a change that leaves all figures the same. */
export async function readJurisdictionsAndPlaces(
  transaction: Database,
  facts: StoredBase['facts'],
  sources: PublishedSources,
): Promise<Pick<StoredBase, 'jurisdictions' | 'counties' | 'places'>> {
  const jurisdictions = await readJurisdictions(transaction, facts)
  return {
    jurisdictions,
    counties: await readCounties(transaction, jurisdictions, facts, sources),
    places: await readPlaces(transaction, jurisdictions),
  }
}

/** All officials, or some by their numbers. */
export async function readSeatsAndOfficials(
  transaction: Database,
  { jurisdictions }: Pick<StoredBase, 'jurisdictions'>,
  { coverage, today }: ReadOptions,
  only: readonly number[] | null = null,
): Promise<Pick<StoredData, 'seats' | 'rows' | 'leftOut'>> {
  const own = await readOwnOfficials(transaction, coverage, only)
  const ofSide = async (side: Side): Promise<SeatsAndOfficials> => {
    const seats = await readSeats(transaction, jurisdictions, { side, coverage, own, only })
    return { seats, rows: await readRows(transaction, seats, { side, own, only, today }) }
  }
  return { ...(await ofSide('searched')), leftOut: coverage === 'all' ? null : await ofSide('left out') }
}

/** The searchable or the left-out officials in the order of reading, and the roster of all. */
export interface StoredOfficials {
  readonly ids: GatheredNumbers
  /** Indexes among the seats of the same officials. */
  readonly seatIndexes: GatheredNumbers
  readonly columns: GatheredColumns<OfficialColumn>
  readonly sourceCodes: GatheredNumbers
  readonly sources: readonly OfficialSource[]
  readonly roster: Roster
}

interface ReadRows {
  readonly side: Side
  readonly own: OwnOfficials
  readonly only: readonly number[] | null
  readonly today: string
}

async function readRows(
  database: Database,
  seats: Seats,
  { side, own, only, today }: ReadRows,
): Promise<StoredOfficials> {
  const gathering = gatherOfficials()
  const sources = collectOfficialSources(seats)
  const ids = new GatheredNumbers()
  const seatIndexes = new GatheredNumbers()
  const sourceCodes = new GatheredNumbers()
  const roster = gatherRoster(seats)
  const isPendingIn = pendingReader(today)
  await readOfficials(database, only, (batch) => {
    const ofSeats = new Uint32Array(batch.count)
    const searched = new Uint8Array(batch.count)
    for (let row = 0; row < batch.count; row++) {
      const seat = seats.indexOf.get(wholeNumberIn(batch.columns.seat_id, row)) as number
      ofSeats[row] = seat
      searched[row] = seats.isOpen[seat] === 1 || own.ids.has(wholeNumberIn(batch.columns.id, row)) ? 1 : 0
    }
    const selected = side === 'searched' ? searched : searched.map((isSearched) => 1 - isSearched)
    const { codes, known } = sources.add(batch, ofSeats)
    for (let row = 0; row < batch.count; row++) {
      const id = wholeNumberIn(batch.columns.id, row)
      const [seat, source, isSearched] = [ofSeats[row] as number, codes[row] as number, searched[row] as number]
      roster.add({ id, seat, source, known: known[row] as number, isSearched, isPending: isPendingIn(batch, row) })
      if (selected[row] === 0) continue
      ids.add(id)
      seatIndexes.add(seats.indexAmongSearched[seat] as number)
      sourceCodes.add(source)
    }
    gathering.add(batch, selected)
  })
  const columns = await gathering.finish(database)
  return { ids, seatIndexes, columns, sourceCodes, sources: sources.found, roster: roster.finish() }
}
