import { sql } from 'kysely'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { readKnown } from '#imports/sources/officials-file/known.ts'
import type { Layer, LayerOfficial } from '#imports/sources/officials-file/layer.ts'
import type { FactRecord, SourceRecord } from '#imports/records/records.ts'

/** The organisation's layer as it is stored, with whatever it refers to, so that it can be brought back whole. */
export async function readLayer(transaction: ImportTransaction): Promise<Layer> {
  const { counties, jurisdictions, offices } = await readKnown(transaction)
  const officials = await readOfficials(transaction)
  const facts = await readFacts(transaction)
  const seats = await readSeats(transaction)
  const keys = new Set([...officials, ...facts].map(({ jurisdictionKey }) => jurisdictionKey))
  const places = [...jurisdictions.values()].filter(({ key }) => keys.has(key))
  const countyIds = new Set(places.flatMap((place) => place.countyIds))
  const officeNames = new Set(officials.map(({ office }) => office))
  return {
    sources: await readSources(transaction),
    counties: [...counties.values()].filter(({ id }) => countyIds.has(id)),
    offices: [...offices.values()].filter(({ name }) => officeNames.has(name)),
    jurisdictions: places.map(({ isOwn: _, ...place }) => place),
    coverages: await readCoverages(transaction),
    seats,
    officials,
    facts,
  }
}

async function readSources(transaction: ImportTransaction): Promise<SourceRecord[]> {
  return await transaction
    .selectFrom('source')
    .select(['id', 'publisher', 'title', 'licence', 'url', 'as_of as asOf'])
    .where('origin', '=', 'organisation')
    .orderBy('id')
    .execute()
}

async function readCoverages(transaction: ImportTransaction): Promise<Layer['coverages']> {
  return await transaction
    .selectFrom('organisation_jurisdiction')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select(['key as jurisdictionKey', 'organisation_jurisdiction.coverage'])
    .execute()
}

async function readSeats(transaction: ImportTransaction): Promise<Layer['seats']> {
  const rows = await transaction
    .selectFrom('organisation_seat')
    .innerJoin('seat', 'seat.id', 'seat_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'office_id as officeId',
      'jurisdiction.key as jurisdictionKey',
      'organisation_seat.term_length as termLength',
      'organisation_seat.next_primary as nextPrimary',
      'organisation_seat.next_general as nextGeneral',
      'organisation_seat.provenance',
    ])
    .execute()
  return rows
}

async function readOfficials(transaction: ImportTransaction): Promise<LayerOfficial[]> {
  return await transaction
    .selectFrom('official')
    .innerJoin('seat', 'seat.id', 'official.seat_id')
    .innerJoin('office', 'office.id', 'office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .leftJoin('party', 'party.id', 'official.party_id')
    .leftJoin('official as person', 'person.id', 'official.stands_for')
    .select([
      'official.id',
      'official.key',
      'official.external_id as externalId',
      'person.key as standsFor',
      'office.name as office',
      'jurisdiction.key as jurisdictionKey',
      sql<LayerOfficial['party']>`party.name`.as('party'),
      'official.name',
      'official.first_name as first',
      'official.middle_name as middle',
      'official.last_name as last',
      'official.suffix',
      'official.birth_date as birthDate',
      'official.age',
      'official.gender',
      'official.ethnicity',
      'official.phone',
      'official.email',
      'official.address',
      'official.address_kind as addressKind',
      'official.election_year as electionYear',
      'official.election_share as electionShare',
      'official.source_id as sourceId',
      'official.as_of as asOf',
      'official.method',
      'official.provenance',
    ])
    .where('official.origin', '=', 'organisation')
    .orderBy('official.id')
    .execute()
}

async function readFacts(transaction: ImportTransaction): Promise<FactRecord[]> {
  return (await transaction
    .selectFrom('jurisdiction_fact')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'jurisdiction.key as jurisdictionKey',
      'field',
      sql<FactRecord['value']>`value`.as('value'),
      'source_id as sourceId',
      'as_of as asOf',
      'method',
      'note',
      'former_lines_year as formerLinesYear',
    ])
    .where('layer', '=', 'organisation')
    .orderBy('jurisdiction.key')
    .orderBy('field')
    .execute()) as FactRecord[]
}
