import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { contactColumns, officialColumns, recorded, seatColumns } from '#database/stored-columns.ts'
import type { Progress } from '#imports/records/progress.ts'
import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'
import { type LoadedTable, loadedTables } from '#imports/load/loaded-tables.ts'
import { type ImportTransaction, stage } from '#imports/load/staging.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { ContactRecord, OfficialRecord, Records, SeatRecord } from '#imports/records/records.ts'

/** Puts all incoming records into staging tables. */
export async function stageRecords(
  transaction: ImportTransaction,
  records: Records,
  origin: string,
  onProgress: Progress,
): Promise<void> {
  const { sources, counties, jurisdictions, facts, officials } = records
  const seats = lastingSeats(records)
  onProgress(`Comparing ${officials.length} officials and ${facts.length} facts with what is stored`)
  await stageReferenced(transaction, { stateIds, sources, counties, jurisdictions, officials }, origin)
  await stageTable(transaction, 'office', officesOf(seats))
  await stageTable(
    transaction,
    'seat',
    mapped(seats, (seat) => ({ ...seatRow(seat), office_id: slug(seat.office), by_law: seat.byLaw ?? null })),
  )
  await stageTable(transaction, 'jurisdiction_fact', mapped(facts, factRow))
  await stageTable(
    transaction,
    'official',
    mapped(officials, (official) => officialRow(official, origin)),
  )
  await stageTable(transaction, 'office_contact', mapped(records.contacts, contactRow))
  await stageTable(transaction, 'election_date', mapped(records.electionDates, electionDateRow))
  await stageTable(transaction, 'election_gap', mapped(records.electionGaps, electionGapRow))
  await stageTable(transaction, 'census_place', mapped(records.censusPlaces, censusPlaceRow))
  await stageTable(transaction, 'zip_area', mapped(records.zipAreas, zipAreaRow))
}

export async function stageTable(
  transaction: ImportTransaction,
  table: LoadedTable,
  rows: Iterable<object>,
): Promise<void> {
  await stage(transaction, table, loadedTables[table], rows)
}

/** The records of any origin that seats and officials refer to. */
interface Referenced extends Pick<Records, 'sources' | 'counties' | 'jurisdictions'> {
  readonly stateIds: readonly StateId[]
  readonly officials: readonly { readonly party: string | null }[]
}

export async function stageReferenced(
  transaction: ImportTransaction,
  referenced: Referenced,
  origin: string,
): Promise<void> {
  const { stateIds: ids, sources, counties, jurisdictions, officials } = referenced
  const rows = {
    state: ids.map((id) => ({ id, code: states[id].code, name: states[id].name })),
    source: sources.map(({ asOf, ...source }) => ({ ...source, origin, as_of: asOf })),
    county: counties.map(({ id, stateId, name, fullName }) => ({ id, state_id: stateId, name, full_name: fullName })),
    party: partiesOf(officials),
    jurisdiction: mapped(jurisdictions, (jurisdiction) => ({ ...jurisdictionRow(jurisdiction), origin })),
    jurisdiction_county: jurisdictionCounties(referenced),
  } satisfies Partial<Record<LoadedTable, Iterable<object>>>
  for (const [table, ofTable] of Object.entries(rows))
    await stageTable(transaction, table as keyof typeof rows, ofTable)
}

/** The seats that have a holder or exist by law; the sweep would remove all others again. */
function lastingSeats({ seats, officials }: Records): SeatRecord[] {
  const seatsWithHolder = new Set(officials.map(({ office, jurisdictionKey }) => `${office} ${jurisdictionKey}`))
  return seats.filter(
    ({ office, jurisdictionKey, byLaw }) => byLaw != null || seatsWithHolder.has(`${office} ${jurisdictionKey}`),
  )
}

function officesOf(seats: readonly SeatRecord[]): object[] {
  const names = new Set<OfficeName>(seats.map(({ office }) => office))
  return [...names].map((name) => ({ id: slug(name), type: offices[name], name }))
}

function partiesOf(officials: Referenced['officials']): object[] {
  const names = new Set(officials.map(({ party }) => party).filter((party) => party !== null))
  return [...names].map((name) => ({ id: slug(name), name }))
}

function jurisdictionRow(jurisdiction: Records['jurisdictions'][number]): object {
  const { key, stateId, kind, name, district, ocdId, coverage, figuresFrom } = jurisdiction
  const row = { key, state_id: stateId, kind, name, district, ocd_id: ocdId, coverage, figures_from_key: figuresFrom }
  return { ...row, place_key: placeKeyOf(jurisdiction) }
}

function* jurisdictionCounties({ jurisdictions }: Referenced): Generator<object> {
  for (const { key, countyIds } of jurisdictions) {
    for (const countyId of countyIds) yield { jurisdiction_key: key, county_id: countyId }
  }
}

export function factRow({
  jurisdictionKey,
  field,
  value,
  sourceId,
  asOf,
  method,
  note,
  formerLinesYear,
}: Records['facts'][number]): object {
  return {
    jurisdiction_key: jurisdictionKey,
    field,
    former_lines_year: formerLinesYear ?? 0,
    value,
    source_id: sourceId,
    as_of: asOf,
    method,
    note,
  }
}

function electionDateRow(date: Records['electionDates'][number]): object {
  return {
    uid: date.uid,
    state_id: date.stateId,
    day: date.day,
    kind: date.kind,
    election_kind: date.electionKind,
    election_day: date.electionDay,
    office_ids: date.offices && date.offices.map(slug),
    name: date.name,
    time_of_day: date.timeOfDay,
    detail: date.detail,
    basis: date.basis,
    is_confirmed: date.isConfirmed,
    source_id: date.sourceId,
  }
}

function electionGapRow({ stateId, sentence, until, sourceId }: Records['electionGaps'][number]): object {
  return { state_id: stateId, sentence, until, source_id: sourceId }
}

function censusPlaceRow(place: Records['censusPlaces'][number]): object {
  return {
    id: place.id,
    state_id: place.stateId,
    name: place.name,
    full_name: place.fullName,
    county_ids: place.countyIds,
    population: place.population,
    population_year: place.populationYear,
    source_id: place.sourceId,
    upper_district: place.districts?.upper ?? null,
    lower_district: place.districts?.lower ?? null,
    districts_source_id: place.districts?.sourceId ?? null,
  }
}

function zipAreaRow(area: Records['zipAreas'][number]): object {
  return {
    zip: area.zip,
    state_id: area.stateId,
    counties: area.counties,
    place_id: area.placeId,
    town_ids: area.townIds,
    upper_district: area.upperDistrict,
    lower_district: area.lowerDistrict,
    source_id: area.sourceId,
  }
}

const ofSeat = recorded(seatColumns)

/** The columns of a seat except its office. */
export function seatRow(seat: Omit<SeatRecord, 'office'>): object {
  return { ...asStored(seat, ofSeat), jurisdiction_key: seat.jurisdictionKey }
}

const ofContact = recorded(contactColumns)

function contactRow({ office, ...contact }: ContactRecord): object {
  return { ...contactValues(contact), office_id: slug(office) }
}

/** The values of a contact, whoever maintains it. */
export function contactValues(contact: Omit<ContactRecord, 'office'>): object {
  return asStored(contact, ofContact)
}

/** An official whose office and party may be words that only one organization uses. */
export type AnyOfficial = Omit<OfficialRecord, 'office' | 'party'> & {
  readonly office: string
  readonly party: string | null
}

const ofOfficial = recorded(officialColumns)

export function officialRow(official: AnyOfficial, origin: string): object {
  return {
    ...asStored(official, ofOfficial),
    origin,
    office_id: slug(official.office),
    jurisdiction_key: official.jurisdictionKey,
    party_id: official.party && slug(official.party),
    normalised_name: normalized(official.name),
  }
}

/**
 * The values that a record states, under the names of the columns. Unstated values are left out and staged as null,
 * because in a list with a dozen columns the names of the empty ones would be most of the data sent.
 */
function asStored(record: object, columns: ReturnType<typeof recorded>): object {
  const row: Record<string, unknown> = {}
  for (const [column, name] of columns) {
    const value = record[name as keyof typeof record] ?? null
    if (value !== null) row[column] = value
  }
  return row
}

/** Produces rows one by one, so that half a million of them are never in memory twice. */
export function* mapped<Item>(items: Iterable<Item>, row: (item: Item) => object): Generator<object> {
  for (const item of items) yield row(item)
}
