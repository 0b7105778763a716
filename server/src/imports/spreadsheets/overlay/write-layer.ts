import { type RawBuilder, sql } from 'kysely'
import { beneathCorrections, ownOfficialColumns } from '#database/stored-columns.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { loadedTables } from '#imports/load/loaded-tables.ts'
import { affected, merge, type TableReport } from '#imports/load/merge.ts'
import { incomingJurisdictions, loadedAs, mergeAsStaged } from '#imports/load/merge-tables.ts'
import {
  contactValues,
  factRow,
  mapped,
  officialRow,
  seatRow,
  stageReferenced,
  stageTable,
} from '#imports/load/stage-records.ts'
import { type ImportTransaction, stage } from '#imports/load/staging.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'

const origin = 'organisation'

/** Besides the columns of every import, those of an organization; a restored official has an id. */
const { key, values } = loadedTables.official
const ownColumns = { key, values: [...values, ...Object.keys(ownOfficialColumns)] }
const stagedOfficials = { key: ['id', ...key], values: ownColumns.values }

const ownSeats = {
  key: ['seat_id'],
  values: [...loadedTables.seat.values.filter((column) => column !== 'by_law'), ...Object.keys(beneathCorrections)],
}
const { key: contactKey, values: contactValueColumns } = loadedTables.office_contact
const ownContacts = { key: contactKey, values: [...contactValueColumns, ...Object.keys(beneathCorrections)] }
const coverages = { key: ['jurisdiction_id'], values: ['coverage'] } as const

/** Writes the organization's layer, only touching rows that differ; returns whether any did. */
export async function writeLayer(transaction: ImportTransaction, layer: Layer): Promise<boolean> {
  await stageLayer(transaction, layer)
  await sql`drop table if exists seat_before`.execute(transaction)
  await sql`
    create temporary table seat_before on commit drop as
    select distinct seat_id from official where origin = ${sql.lit(origin)}`.execute(transaction)
  const reports = [
    ...(await addPlaces(transaction)),
    ...(await mergeOfficials(transaction)),
    await merge(transaction, {
      table: 'office_contact',
      ...ownContacts,
      incoming: sql`select incoming_office_contact.*, ${origin} as layer from incoming_office_contact`,
      removable: sql`stored.layer = ${origin}`,
    }),
    await merge(transaction, {
      ...loadedAs('jurisdiction_fact'),
      incoming: sql`
        select incoming_jurisdiction_fact.*, jurisdiction.id as jurisdiction_id, ${origin} as layer
        from incoming_jurisdiction_fact join jurisdiction on jurisdiction.key = jurisdiction_key`,
      removable: sql`stored.layer = ${origin}`,
    }),
  ]
  const swept = await sweepLayer(transaction)
  return swept > 0 || reports.some(({ added, changed, removed }) => added + changed + removed > 0)
}

async function stageLayer(transaction: ImportTransaction, layer: Layer): Promise<void> {
  const { sources, counties, offices, jurisdictions, seats, officials, contacts, facts } = layer
  const stateIds = [...new Set<StateId>(jurisdictions.map(({ stateId }) => stateId))]
  await stageReferenced(transaction, { stateIds, sources, counties, jurisdictions, officials }, origin)
  await stageTable(transaction, 'office', offices)
  await stage(
    transaction,
    'organisation_jurisdiction',
    coverages,
    layer.coverages.map(({ jurisdictionKey, coverage }) => ({ jurisdiction_key: jurisdictionKey, coverage })),
  )
  await stage(transaction, 'organisation_seat', ownSeats, mapped(seats, ownSeatRow))
  await stage(transaction, 'official', stagedOfficials, mapped(officials, ownRow))
  await stage(transaction, 'office_contact', ownContacts, mapped(contacts, ownContactRow))
  await stageTable(transaction, 'jurisdiction_fact', mapped(facts, factRow))
}

function ownContactRow(contact: LayerContact): object {
  return { ...contactValues(contact), office_id: contact.officeId, ...beneath(contact) }
}

function ownRow(official: LayerOfficial): object {
  const { id, externalId, standsFor, replaces = null, electedResult = null } = official
  return {
    ...officialRow(official, origin),
    ...beneath(official),
    id,
    external_id: externalId,
    stands_for_key: standsFor,
    replaces_key: replaces,
    elected_result: electedResult,
  }
}

function ownSeatRow(seat: LayerSeat): object {
  return { ...seatRow(seat), office_id: seat.officeId, ...beneath(seat) }
}

function beneath({ isListed = true, listed = null }: LayerSeat | LayerOfficial | LayerContact): object {
  return { is_listed: isListed, listed }
}

/** Places, offices and seats are shared with the public data, so existing ones are not changed. */
async function addPlaces(transaction: ImportTransaction): Promise<TableReport[]> {
  const shared = (table: 'state' | 'county' | 'party' | 'office') =>
    merge(transaction, { ...mergeAsStaged(table), onlyAdds: true })
  const seats = sql`
    select incoming_organisation_seat.*, seat.id as seat_id from incoming_organisation_seat
    join jurisdiction on jurisdiction.key = jurisdiction_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = incoming_organisation_seat.office_id`
  return [
    await shared('state'),
    await shared('county'),
    await merge(transaction, mergeAsStaged('source')),
    await shared('party'),
    await shared('office'),
    ...(await addJurisdictions(transaction)),
    await merge(transaction, {
      ...loadedAs('seat'),
      values: [],
      incoming: sql`
        select distinct office_id, jurisdiction.id as jurisdiction_id
        from incoming_official join jurisdiction on jurisdiction.key = jurisdiction_key`,
    }),
    await merge(transaction, {
      table: 'organisation_seat',
      ...ownSeats,
      incoming: seats,
      removable: sql`true`,
    }),
  ]
}

async function addJurisdictions(transaction: ImportTransaction): Promise<TableReport[]> {
  const ofOwn = sql`(select jurisdiction.id from jurisdiction where origin = ${origin})`
  const added = await merge(transaction, { ...incomingJurisdictions, onlyAdds: true })
  // Records that only the organization has are updated from its newest file.
  const renamed = await affected(
    transaction,
    sql`
      update jurisdiction as stored
      set name = incoming.name, district = incoming.district, figures_from = incoming.figures_from,
        place_key = incoming.place_key
      from (${incomingJurisdictions.incoming}) as incoming
      where incoming.key = stored.key and stored.origin = ${origin}
        and row(stored.name, stored.district, stored.figures_from, stored.place_key)
          is distinct from row(incoming.name, incoming.district, incoming.figures_from, incoming.place_key)`,
  )
  const counties = await merge(transaction, {
    ...loadedAs('jurisdiction_county'),
    incoming: sql`
      select jurisdiction.id as jurisdiction_id, county_id
      from incoming_jurisdiction_county join jurisdiction on jurisdiction.key = jurisdiction_key
      where jurisdiction.origin = ${origin}`,
    removable: sql`stored.jurisdiction_id in ${ofOwn} and exists (
      select from jurisdiction join incoming_jurisdiction using (key) where jurisdiction.id = stored.jurisdiction_id)`,
  })
  const ofOwnFigures = await merge(transaction, {
    table: 'organisation_jurisdiction',
    ...coverages,
    incoming: sql`
      select incoming_organisation_jurisdiction.coverage, jurisdiction.id as jurisdiction_id
      from incoming_organisation_jurisdiction join jurisdiction on jurisdiction.key = jurisdiction_key`,
    removable: sql`true`,
  })
  return [added, { ...added, added: 0, changed: renamed }, counties, ofOwnFigures]
}

async function mergeOfficials(transaction: ImportTransaction): Promise<TableReport[]> {
  const officials = sql`
    select incoming_official.*, seat.id as seat_id, person.id as stands_for,
      predecessor.id as replaces
    from incoming_official
    join jurisdiction on jurisdiction.key = jurisdiction_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = incoming_official.office_id
    left join official as person on person.key = stands_for_key and person.origin <> ${origin}
    left join official as predecessor on predecessor.key = replaces_key and predecessor.origin <> ${origin}`
  const freed = await freePublicOfficials(transaction, officials)
  const broughtBack = await bringBack(transaction, officials)
  const report = await merge(transaction, {
    table: 'official',
    ...ownColumns,
    incoming: officials,
    removable: sql`stored.origin = ${origin}`,
  })
  return [report, { ...report, added: broughtBack, changed: freed, removed: 0 }]
}

/**
 * Two own rows may swap the public officials they are joined to. Both references are cleared first, because each must
 * be unique.
 */
async function freePublicOfficials(transaction: ImportTransaction, officials: RawBuilder<unknown>): Promise<number> {
  return await affected(
    transaction,
    sql`
    update official as stored set stands_for = null
    where stored.stands_for is not null and not exists (
      select from (${officials}) as incoming
      where incoming.key = stored.key and incoming.stands_for = stored.stands_for)`,
  )
}

/** Restored officials get their previous ids. */
async function bringBack(transaction: ImportTransaction, officials: RawBuilder<unknown>): Promise<number> {
  const columns = [...stagedOfficials.key, ...stagedOfficials.values]
  return await affected(
    transaction,
    sql`
      insert into official (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(columns.map((column) => sql.ref(`incoming.${column}`)))} from (${officials}) as incoming
      where incoming.id is not null
        and not exists (select from official as stored where stored.key = incoming.key or stored.id = incoming.id)`,
  )
}

/** Removes records that only the organization used and no longer uses. */
async function sweepLayer(transaction: ImportTransaction): Promise<number> {
  let swept = 0
  for (const statement of sweeps) swept += await affected(transaction, statement)
  return swept
}

const sweeps: readonly RawBuilder<unknown>[] = [
  // Only seats that own officials have left, because checking every seat takes longer than everything else.
  sql`
    delete from seat where by_law is null and id in (select seat_id from seat_before)
      and not exists (select from official where official.seat_id = seat.id)`,
  sql`
    delete from jurisdiction
    where origin = ${origin}
      and not exists (select from seat where seat.jurisdiction_id = jurisdiction.id)
      and not exists (select from jurisdiction_fact where jurisdiction_fact.jurisdiction_id = jurisdiction.id)
      and not exists (select from jurisdiction as other where other.figures_from = jurisdiction.id)`,
  sql`delete from office where not exists (select from seat where seat.office_id = office.id)`,
  sql`delete from party where not exists (select from official where official.party_id = party.id)`,
  sql`
    delete from source
    where origin = ${origin}
      and not exists (select from incoming_source where incoming_source.id = source.id)`,
]
