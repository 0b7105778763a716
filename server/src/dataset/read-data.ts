import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { readCounties } from '#dataset/counties.ts'
import { type Elections, readElections } from '#dataset/election-dates.ts'
import { readFacts, type StoredFacts } from '#dataset/facts.ts'
import type { GatheredColumns } from '#dataset/gathered-column.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { collectOfficialSources, type CountedOfficials } from '#dataset/official-sources.ts'
import { readPlaces, type ReadPlaces } from '#dataset/places/read-places.ts'
import { type PublishedSources, readPublishedSources } from '#dataset/published-sources.ts'
import { type OwnOfficials, readOwnOfficials } from '#dataset/own-officials.ts'
import { gatherOfficials, type OfficialColumn, readOfficials } from '#dataset/read-officials.ts'
import { readSeats, type Seats } from '#dataset/read-seats.ts'
import { wholeNumberIn } from '#dataset/stored-batches.ts'
import { readJurisdictions, type StoredJurisdiction } from '#dataset/stored-rows.ts'

/** All that a snapshot is made of, as it is stored. */
export interface StoredData extends Elections {
  readonly sources: PublishedSources
  readonly facts: readonly StoredFacts[]
  readonly jurisdictions: ReadonlyMap<number, StoredJurisdiction>
  readonly seats: Seats
  readonly rows: StoredOfficials
  readonly counties: Counties
  readonly places: ReadPlaces
}

/**
 * Reads everything in the given transaction, in which no import changes it, and works out nothing that can wait: the
 * embedded database hears nobody else until it ends.
 */
export async function readData(transaction: Database, coverage: CoverageSetting): Promise<StoredData> {
  const sources = await readPublishedSources(transaction)
  const facts = await readFacts(transaction)
  const jurisdictions = await readJurisdictions(transaction, facts)
  const own = await readOwnOfficials(transaction, coverage)
  const seats = await readSeats(transaction, jurisdictions, coverage, own)
  return {
    sources,
    facts,
    jurisdictions,
    seats,
    rows: await readRows(transaction, seats, own),
    ...(await readElections(transaction)),
    counties: await readCounties(transaction, jurisdictions, facts, sources),
    places: await readPlaces(transaction, jurisdictions),
  }
}

/** The officials who can be searched, in the order in which they were read, and who cannot. */
export interface StoredOfficials {
  readonly ids: GatheredNumbers
  /** Of the seats among those that can be searched. */
  readonly seatPlaces: GatheredNumbers
  readonly columns: GatheredColumns<OfficialColumn>
  readonly sourceCodes: GatheredNumbers
  readonly sources: ReturnType<typeof collectOfficialSources>
  /** Everybody who is stored, by where the values come from. */
  readonly counted: readonly CountedOfficials[]
  /** seat → how many officials hold it who cannot be searched */
  readonly excluded: Uint32Array
}

async function readRows(database: Database, seats: Seats, own: OwnOfficials): Promise<StoredOfficials> {
  const gathering = gatherOfficials()
  const sources = collectOfficialSources(seats)
  const ids = new GatheredNumbers()
  const seatPlaces = new GatheredNumbers()
  const sourceCodes = new GatheredNumbers()
  const excluded = new Uint32Array(seats.jurisdictions.length)
  await readOfficials(database, (batch) => {
    const ofSeats = new Uint32Array(batch.count)
    const selected = new Uint8Array(batch.count)
    for (let row = 0; row < batch.count; row++) {
      const seat = seats.placeOf.get(wholeNumberIn(batch.columns.seat_id, row)) as number
      ofSeats[row] = seat
      selected[row] = seats.isOpen[seat] === 1 || own.ids.has(wholeNumberIn(batch.columns.id, row)) ? 1 : 0
    }
    const codes = sources.add(batch, ofSeats)
    for (let row = 0; row < batch.count; row++) {
      const seat = ofSeats[row] as number
      if (selected[row] === 1) {
        ids.add(wholeNumberIn(batch.columns.id, row))
        seatPlaces.add(seats.placesAmongSearched[seat] as number)
        sourceCodes.add(codes[row] as number)
      } else excluded[seat] = (excluded[seat] as number) + 1
    }
    gathering.add(batch, selected)
  })
  const columns = await gathering.finish(database)
  return { ids, seatPlaces, columns, sourceCodes, sources, counted: sources.counted(), excluded }
}
