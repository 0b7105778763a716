import { sql } from 'kysely'
import {
  beneathCorrections,
  contactColumns,
  officialColumns,
  ownOfficialColumns,
  recorded,
  seatColumns,
} from '#database/stored-columns.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { type CorrectedRecords, readCorrectedRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'
import type { FactRecord, SourceRecord } from '#imports/records/records.ts'

/** The organization's stored layer with all records that it refers to, so that it can be restored completely. */
export async function readLayer(transaction: ImportTransaction, existing?: CorrectedRecords): Promise<Layer> {
  const { counties, jurisdictions, offices } = existing ?? (await readCorrectedRecords(transaction, []))
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
    contacts: await readContacts(transaction),
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
  const selected = recorded({ ...seatColumns, ...beneathCorrections }).map(([column, record]) =>
    sql.ref(`organisation_seat.${column}`).as(record),
  )
  return await transaction
    .selectFrom('organisation_seat')
    .innerJoin('seat', 'seat.id', 'seat_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select(['office_id as officeId', 'jurisdiction.key as jurisdictionKey', ...selected])
    .$castTo<LayerSeat>()
    .execute()
}

/** Only the rows of officials and offices. */
export async function readRows(transaction: ImportTransaction): Promise<Pick<Layer, 'officials' | 'contacts'>> {
  return { officials: await readOfficials(transaction), contacts: await readContacts(transaction) }
}

async function readContacts(transaction: ImportTransaction): Promise<LayerContact[]> {
  const selected = recorded({ ...contactColumns, ...beneathCorrections })
  return await transaction
    .selectFrom('office_contact')
    .select(['office_id as officeId', ...selected.map(([column, record]) => sql.ref(column).as(record))])
    .where('layer', '=', 'organisation')
    .orderBy('place_key')
    .orderBy('office_id')
    .$castTo<LayerContact>()
    .execute()
}

async function readOfficials(transaction: ImportTransaction): Promise<LayerOfficial[]> {
  const selected = recorded({ ...officialColumns, ...ownOfficialColumns })
  return await transaction
    .selectFrom('official')
    .innerJoin('seat', 'seat.id', 'official.seat_id')
    .innerJoin('office', 'office.id', 'office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .leftJoin('party', 'party.id', 'official.party_id')
    .leftJoin('official as person', 'person.id', 'official.stands_for')
    .leftJoin('official as predecessor', 'predecessor.id', 'official.replaces')
    .select([
      'official.id',
      'person.key as standsFor',
      'predecessor.key as replaces',
      'office.name as office',
      'jurisdiction.key as jurisdictionKey',
      'party.name as party',
      ...selected.map(([column, record]) => sql.ref(`official.${column}`).as(record)),
    ])
    .where('official.origin', '=', 'organisation')
    .orderBy('official.id')
    .$castTo<LayerOfficial>()
    .execute()
}

async function readFacts(transaction: ImportTransaction): Promise<FactRecord[]> {
  return (await transaction
    .selectFrom('jurisdiction_fact')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'jurisdiction.key as jurisdictionKey',
      'field',
      'value',
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
