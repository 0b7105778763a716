import { type RawBuilder, sql } from 'kysely'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { incoming } from '#imports/load/incoming-tables.ts'
import { affected, merge, type TableReport } from '#imports/load/merge.ts'
import { incomingJurisdictions, officialColumns } from '#imports/load/merge-tables.ts'
import { factRow, officialRow, stageReferenced } from '#imports/load/stage-records.ts'
import { type ImportTransaction, stage, type Staging } from '#imports/load/staging.ts'
import type { Layer, LayerOfficial, LayerSeat } from '#imports/sources/officials-file/layer.ts'

const origin = 'organisation'

/** Beside the tables of every import, what only the organisation's layer has. */
const own = {
  coverage: { name: 'incoming_coverage', columns: { jurisdiction_key: 'text', coverage: 'text' } },
  official: {
    name: incoming.official.name,
    columns: { ...incoming.official.columns, id: 'integer', external_id: 'text', stands_for_key: 'text' },
  },
} as const satisfies Record<string, Staging>

/** Makes the organisation's layer what it is to be, touching only the rows that differ; answers whether any did. */
export async function writeLayer(transaction: ImportTransaction, layer: Layer): Promise<boolean> {
  await stageLayer(transaction, layer)
  const reports = [
    ...(await addPlaces(transaction)),
    ...(await mergeOfficials(transaction)),
    await merge(transaction, {
      table: 'jurisdiction_fact',
      key: ['jurisdiction_id', 'field', 'former_lines_year', 'layer'],
      values: ['value', 'source_id', 'as_of', 'method', 'note'],
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
  const { sources, counties, offices, jurisdictions, coverages, seats, officials, facts } = layer
  const stateIds = [...new Set<StateId>(jurisdictions.map(({ stateId }) => stateId))]
  await stageReferenced(transaction, { stateIds, sources, counties, jurisdictions, officials }, origin)
  await stage(transaction, incoming.office, offices)
  await stage(
    transaction,
    own.coverage,
    coverages.map(({ jurisdictionKey, coverage }) => ({ jurisdiction_key: jurisdictionKey, coverage })),
  )
  await stage(transaction, incoming.seat, seats.map(seatRow))
  await stage(transaction, own.official, officials.map(ownRow))
  await stage(transaction, incoming.fact, facts.map(factRow))
}

function seatRow({ officeId, jurisdictionKey, termLength, nextPrimary, nextGeneral, provenance }: LayerSeat): object {
  return {
    office_id: officeId,
    jurisdiction_key: jurisdictionKey,
    term_length: termLength,
    next_primary: nextPrimary,
    next_general: nextGeneral,
    provenance,
  }
}

function ownRow(official: LayerOfficial): object {
  const { id, externalId, standsFor } = official
  return { ...officialRow(official, origin), id, external_id: externalId, stands_for_key: standsFor }
}

/** Places, offices and seats are shared with the public data: what is there stays as it is. */
async function addPlaces(transaction: ImportTransaction): Promise<TableReport[]> {
  const shared = (table: 'state' | 'county' | 'party' | 'office', values: readonly string[]) =>
    merge(transaction, {
      table,
      key: ['id'],
      values,
      onlyAdds: true,
      incoming: sql`select * from ${sql.table(`incoming_${table}`)}`,
    })
  const seats = sql`
    select incoming_seat.*, seat.id as seat_id from incoming_seat
    join jurisdiction on jurisdiction.key = jurisdiction_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = incoming_seat.office_id`
  return [
    await shared('state', ['code', 'name']),
    await shared('county', ['state_id', 'name', 'full_name']),
    await merge(transaction, {
      table: 'source',
      key: ['id'],
      values: ['origin', 'publisher', 'title', 'licence', 'url', 'as_of'],
      incoming: sql`select * from incoming_source`,
    }),
    await shared('party', ['name']),
    await shared('office', ['type', 'name']),
    ...(await addJurisdictions(transaction)),
    await merge(transaction, {
      table: 'seat',
      key: ['office_id', 'jurisdiction_id'],
      values: [],
      incoming: sql`
        select distinct office_id, jurisdiction.id as jurisdiction_id
        from incoming_official join jurisdiction on jurisdiction.key = jurisdiction_key`,
    }),
    await merge(transaction, {
      table: 'organisation_seat',
      key: ['seat_id'],
      values: ['term_length', 'next_primary', 'next_general', 'provenance'],
      incoming: seats,
      removable: sql`true`,
    }),
  ]
}

async function addJurisdictions(transaction: ImportTransaction): Promise<TableReport[]> {
  const ofOwn = sql`(select jurisdiction.id from jurisdiction where origin = ${origin})`
  const added = await merge(transaction, { ...incomingJurisdictions, onlyAdds: true })
  // What the organisation alone knows is as its newest file says.
  const renamed = await affected(
    transaction,
    sql`
      update jurisdiction as stored
      set name = incoming.name, district = incoming.district, figures_from = incoming.figures_from
      from (${incomingJurisdictions.incoming}) as incoming
      where incoming.key = stored.key and stored.origin = ${origin}
        and row(stored.name, stored.district, stored.figures_from)
          is distinct from row(incoming.name, incoming.district, incoming.figures_from)`,
  )
  const counties = await merge(transaction, {
    table: 'jurisdiction_county',
    key: ['jurisdiction_id', 'county_id'],
    values: [],
    incoming: sql`
      select jurisdiction.id as jurisdiction_id, county_id
      from incoming_jurisdiction_county join jurisdiction on jurisdiction.key = jurisdiction_key
      where jurisdiction.origin = ${origin}`,
    removable: sql`stored.jurisdiction_id in ${ofOwn} and exists (
      select from jurisdiction join incoming_jurisdiction using (key) where jurisdiction.id = stored.jurisdiction_id)`,
  })
  const coverages = await merge(transaction, {
    table: 'organisation_jurisdiction',
    key: ['jurisdiction_id'],
    values: ['coverage'],
    incoming: sql`
      select incoming_coverage.*, jurisdiction.id as jurisdiction_id
      from incoming_coverage join jurisdiction on jurisdiction.key = jurisdiction_key`,
    removable: sql`true`,
  })
  return [added, { ...added, added: 0, changed: renamed }, counties, coverages]
}

const ownColumns = [...officialColumns, 'external_id', 'stands_for'] as const

async function mergeOfficials(transaction: ImportTransaction): Promise<TableReport[]> {
  const officials = sql`
    select incoming_official.*, seat.id as seat_id, person.id as stands_for
    from incoming_official
    join jurisdiction on jurisdiction.key = jurisdiction_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = incoming_official.office_id
    left join official as person on person.key = stands_for_key and person.origin <> ${origin}`
  const freed = await freePublicOfficials(transaction, officials)
  const broughtBack = await bringBack(transaction, officials)
  const report = await merge(transaction, {
    table: 'official',
    key: ['key'],
    values: ownColumns,
    incoming: officials,
    removable: sql`stored.origin = ${origin}`,
  })
  return [report, { ...report, added: broughtBack, changed: freed, removed: 0 }]
}

/** Two own rows may change places; a public official is let go by the one before the other takes it. */
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

/** Officials whom an undo brings back have the number that they had. */
async function bringBack(transaction: ImportTransaction, officials: RawBuilder<unknown>): Promise<number> {
  const columns = ['id', 'key', ...ownColumns]
  return await affected(
    transaction,
    sql`
      insert into official (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(columns.map((column) => sql.ref(`incoming.${column}`)))} from (${officials}) as incoming
      where incoming.id is not null
        and not exists (select from official as stored where stored.key = incoming.key or stored.id = incoming.id)`,
  )
}

/** Removes what only the organisation needed and needs no more. */
async function sweepLayer(transaction: ImportTransaction): Promise<number> {
  let swept = 0
  for (const statement of sweeps) swept += await affected(transaction, statement)
  return swept
}

const sweeps: readonly RawBuilder<unknown>[] = [
  sql`delete from seat where not exists (select from official where official.seat_id = seat.id)`,
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
