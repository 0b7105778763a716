import { normalised, slug } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Progress } from '#imports/records/progress.ts'
import { type OfficeName, offices } from '#imports/records/offices.ts'
import { incoming } from '#imports/load/incoming-tables.ts'
import { type ImportTransaction, stage } from '#imports/load/staging.ts'
import type { OfficialRecord, Records, SeatRecord } from '#imports/records/records.ts'

/** Puts everything that comes beside what is stored, under the names of the tables with `incoming_` before them. */
export async function stageRecords(
  transaction: ImportTransaction,
  records: Records,
  origin: string,
  onProgress: Progress,
): Promise<void> {
  const { sources, counties, jurisdictions, facts, officials } = records
  const seats = heldSeats(records)
  onProgress(`Comparing ${officials.length} officials and ${facts.length} facts with what is stored`)
  await stageReferenced(transaction, { stateIds, sources, counties, jurisdictions, officials }, origin)
  await stage(transaction, incoming.office, officesOf(seats))
  await stage(transaction, incoming.seat, mapped(seats, seatRow))
  await stage(transaction, incoming.fact, mapped(facts, factRow))
  await stage(
    transaction,
    incoming.official,
    mapped(officials, (official) => officialRow(official, origin)),
  )
}

/** What rows of seats and officials refer to, of whatever origin. */
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
  await stage(
    transaction,
    incoming.state,
    ids.map((id) => ({ id, ...states[id] })),
  )
  await stage(
    transaction,
    incoming.source,
    sources.map(({ asOf, ...source }) => ({ ...source, origin, as_of: asOf })),
  )
  await stage(
    transaction,
    incoming.county,
    counties.map(({ id, stateId, name, fullName }) => ({ id, state_id: stateId, name, full_name: fullName })),
  )
  await stage(transaction, incoming.party, partiesOf(officials))
  await stage(
    transaction,
    incoming.jurisdiction,
    mapped(jurisdictions, (jurisdiction) => ({ ...jurisdictionRow(jurisdiction), origin })),
  )
  await stage(transaction, incoming.jurisdictionCounty, jurisdictionCounties(referenced))
}

/** The seats that somebody holds; the others would be swept away again. */
function heldSeats({ seats, officials }: Records): SeatRecord[] {
  const held = new Set(officials.map(({ office, jurisdictionKey }) => `${office} ${jurisdictionKey}`))
  return seats.filter(({ office, jurisdictionKey }) => held.has(`${office} ${jurisdictionKey}`))
}

function officesOf(seats: readonly SeatRecord[]): object[] {
  const names = new Set<OfficeName>(seats.map(({ office }) => office))
  return [...names].map((name) => ({ id: slug(name), type: offices[name], name }))
}

function partiesOf(officials: Referenced['officials']): object[] {
  const names = new Set(officials.map(({ party }) => party).filter((party) => party !== null))
  return [...names].map((name) => ({ id: slug(name), name }))
}

function jurisdictionRow({
  key,
  stateId,
  kind,
  name,
  district,
  ocdId,
  coverage,
  figuresFrom,
}: Records['jurisdictions'][number]): object {
  return { key, state_id: stateId, kind, name, district, ocd_id: ocdId, coverage, figures_from_key: figuresFrom }
}

function* jurisdictionCounties({ jurisdictions }: Referenced): Generator<object> {
  for (const { key, countyIds } of jurisdictions) {
    for (const countyId of countyIds) yield { jurisdiction_key: key, county_id: countyId }
  }
}

function seatRow({ office, jurisdictionKey, termLength, nextPrimary, nextGeneral, provenance }: SeatRecord): object {
  return {
    office_id: slug(office),
    jurisdiction_key: jurisdictionKey,
    term_length: termLength,
    next_primary: nextPrimary,
    next_general: nextGeneral,
    provenance,
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

/** An official whose office and party may be words that only an organisation knows. */
export type AnyOfficial = Omit<OfficialRecord, 'office' | 'party'> & {
  readonly office: string
  readonly party: string | null
}

export function officialRow(official: AnyOfficial, origin: string): object {
  return {
    key: official.key,
    origin,
    office_id: slug(official.office),
    jurisdiction_key: official.jurisdictionKey,
    party_id: official.party && slug(official.party),
    name: official.name,
    normalised_name: normalised(official.name),
    first_name: official.first,
    middle_name: official.middle,
    last_name: official.last,
    suffix: official.suffix,
    birth_date: official.birthDate,
    age: official.age,
    gender: official.gender,
    ethnicity: official.ethnicity,
    phone: official.phone,
    email: official.email,
    address: official.address,
    address_kind: official.addressKind,
    election_year: official.electionYear,
    election_share: official.electionShare,
    source_id: official.sourceId,
    as_of: official.asOf,
    method: official.method,
    provenance: official.provenance,
  }
}

/** Rows one by one, so that half a million of them never stand in memory twice. */
function* mapped<Item>(items: Iterable<Item>, row: (item: Item) => object): Generator<object> {
  for (const item of items) yield row(item)
}
