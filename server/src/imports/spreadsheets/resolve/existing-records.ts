import { type RawBuilder, sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { genders } from '#imports/records/ethnicities.ts'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import type { AnyOfficial } from '#imports/load/stage-records.ts'
import { type CountyDirectory, countyDirectory } from '#imports/spreadsheets/cells/county.ts'
import { wordColumns } from '#imports/spreadsheets/columns/file-columns.ts'
import { once } from '#platform/once.ts'
import { readTowns, type Towns } from '#imports/spreadsheets/resolve/towns.ts'
import { numeralIn } from '#vocabulary/districts/numerals.ts'
import { placeKeys, placeReadings, readPlaceName } from '#vocabulary/places/place-name.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { CountyRecord, JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

export interface ExistingJurisdiction extends JurisdictionRecord {
  /** Added by the organization and used by nobody else. */
  readonly isOwn: boolean
}

export interface ExistingOffice {
  readonly id: string
  readonly name: string
  readonly type: OfficeType
}

export type Places = ReadonlyMap<string, readonly ExistingJurisdiction[]>

/** A stored official of the organization's layer or the public one. */
export interface ExistingOfficial {
  readonly id: number
  readonly key: string
  readonly isOwn: boolean
  readonly externalId: string | null
  /** The id of the public official who is the same person. */
  readonly standsFor: number | null
  /** The key of the public official whose successor an own one is. */
  readonly replaces: string | null
  readonly officeId: string
  readonly office: string
  readonly jurisdictionKey: string
  readonly jurisdiction: string
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly birthDate: string | null
  readonly addressKind: OfficialRecord['addressKind']
  readonly asOf: string | null
  readonly method: Method
  readonly publisher: string
}

/** The stored records with which the contents of a file are matched. */
export interface ExistingRecords {
  readonly counties: ReadonlyMap<string, CountyRecord>
  readonly countyDirectory: CountyDirectory
  readonly jurisdictions: ReadonlyMap<string, ExistingJurisdiction>
  /** By `placeWord` of state and name. */
  readonly jurisdictionsByWord: Places
  /** Districts in exactly one county, by its code. */
  readonly districtsOfCounty: Places
  /** Places that are not districts, by `nameKeys`. */
  readonly wholePlaces: () => Places
  /** Districts of cities and the like, by `nameKeys` of the name before the comma. */
  readonly districtsOfPlace: () => Places
  readonly towns: () => Towns
  readonly offices: ReadonlyMap<string, ExistingOffice>
  /** Known words of columns that also accept others, by column and normalized word. */
  readonly words: ReadonlyMap<ColumnId, ReadonlyMap<string, string>>
  readonly officials: readonly ExistingOfficial[]
  /** By `seatOf`, including seats without a holder. */
  readonly seats: ReadonlySet<string>
  /** By `seatOf`. */
  readonly officialsOfSeat: ReadonlyMap<string, readonly ExistingOfficial[]>
}

/** Whether the office has a seat there, by law or because somebody holds one. */
export function hasSeat(
  { id: officeId }: ExistingOffice,
  { key: jurisdictionKey }: ExistingJurisdiction,
  { seats: known }: Pick<ExistingRecords, 'seats'>,
): boolean {
  return known.has(seatOf({ officeId, jurisdictionKey }))
}

export function seatOf({ officeId, jurisdictionKey }: Pick<ExistingOfficial, 'officeId' | 'jurisdictionKey'>): string {
  return `${officeId} ${jurisdictionKey}`
}

const kindsOfDistricts: ReadonlySet<string> = new Set(['county-district', 'school-district'])

/** Districts of counties and of their school boards, by their county. */
function districtsOfCounty(places: Iterable<ExistingJurisdiction>): Places {
  const districts = Array.from(places).filter(
    ({ kind, countyIds, district }) => kindsOfDistricts.has(kind) && countyIds.length === 1 && district !== null,
  )
  return Map.groupBy(districts, ({ countyIds }) => countyIds[0] ?? '')
}

function districtsOfPlace(places: Iterable<ExistingJurisdiction>): Places {
  const districts = Array.from(places).filter(({ name, district }) => district !== null && name.includes(', '))
  return byNameKeys(districts, ({ name }) => name.slice(0, name.lastIndexOf(', ')))
}

function wholePlaces(places: Iterable<ExistingJurisdiction>): Places {
  return byNameKeys(
    Array.from(places).filter(({ district }) => district === null),
    ({ name }) => name,
  )
}

function byNameKeys(places: readonly ExistingJurisdiction[], nameOf: (place: ExistingJurisdiction) => string): Places {
  const byKey = new Map<string, ExistingJurisdiction[]>()
  for (const place of places)
    for (const key of nameKeys(place, nameOf(place))) byKey.set(key, [...(byKey.get(key) ?? []), place])
  return byKey
}

export async function readExistingRecords(transaction: ImportTransaction): Promise<ExistingRecords> {
  const byCode = await counties(transaction)
  const places = await jurisdictions(transaction)
  const people = await officials(transaction)
  return {
    counties: byCode,
    countyDirectory: countyDirectory(byCode.values()),
    jurisdictions: places,
    jurisdictionsByWord: Map.groupBy(places.values(), ({ stateId, name }) => placeWord(stateId, name)),
    districtsOfCounty: districtsOfCounty(places.values()),
    // Rows with places named as stored, as in the answers of volunteers, need none of these.
    wholePlaces: once(() => wholePlaces(places.values())),
    districtsOfPlace: once(() => districtsOfPlace(places.values())),
    towns: once(await readTowns(transaction, places)),
    offices: await existingOffices(transaction),
    words: await words(transaction),
    officials: people,
    seats: await seats(transaction),
    officialsOfSeat: Map.groupBy(people, seatOf),
  }
}

/** The stored records of corrected officials and of the own list. */
export type CorrectedRecords = Pick<
  ExistingRecords,
  'counties' | 'jurisdictions' | 'offices' | 'officials' | 'officialsOfSeat'
>

interface Corrected extends Pick<ExistingOfficial, 'officeId' | 'jurisdictionKey'> {
  readonly officialKey: string
}

/** A correction concerns one of half a million officials, so the others are not read. */
export async function readCorrectedRecords(
  transaction: ImportTransaction,
  corrected: readonly Corrected[],
): Promise<CorrectedRecords> {
  const keys = corrected.map(({ officialKey }) => officialKey)
  const offices = corrected.map(({ officeId }) => officeId)
  const places = corrected.map(({ jurisdictionKey }) => jurisdictionKey)
  const people = await officials(
    transaction,
    sql<boolean>`official.id in (
      select id from official where key = any(${keys}::text[])
      union
      select official.id from unnest(${offices}::text[], ${places}::text[]) as corrected (office_id, key)
      join jurisdiction using (key)
      join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = corrected.office_id
      join official on official.seat_id = seat.id)`,
  )
  const ofOwn = sql`
    select seat.jurisdiction_id from official join seat on seat.id = official.seat_id where official.origin = 'organisation'
    union select jurisdiction_id from jurisdiction_fact where layer = 'organisation'`
  return {
    counties: await counties(transaction),
    jurisdictions: await jurisdictions(transaction, sql`place.key = any(${places}::text[]) or place.id in (${ofOwn})`),
    offices: await existingOffices(transaction),
    officials: people,
    officialsOfSeat: Map.groupBy(people, seatOf),
  }
}

const kindsOfNouns: Readonly<Partial<Record<PlaceKind, readonly JurisdictionKind[]>>> = {
  county: ['county', 'county-district'],
  municipality: ['municipality'],
  school_district: ['school-district'],
}

/** "Ft. Lauderdale" and "City of Fort Lauderdale" share a key, and so do "Autauga County Schools" and "Autauga BOE". */
function nameKeys({ stateId, kind }: Pick<ExistingJurisdiction, 'stateId' | 'kind'>, name: string): string[] {
  if (kind === 'judicial-circuit') return [`${stateId} ${circuitKey(name)}`]
  const whole = normalized(name).split(' ')
  const { words } = readPlaceName(name)
  const withoutCounty = kind === 'school-district' ? readPlaceName(words.join(' ')).words : words
  return [...new Set([whole, words, withoutCounty].flatMap((each) => placeKeys(each)))].map(
    (key) => `${stateId} ${key}`,
  )
}

/** "Tenth Judicial Circuit" and "10th Circuit" share a key, which no other kind of place has. */
function circuitKey(name: string): string {
  const words = normalized(name).split(' ')
  const numbered = words.map((word) => String(numeralIn([word])?.number ?? word.replace(/^(\d+)[a-z]{2}$/, '$1')))
  return `circuit ${numbered
    .filter((word) => !wordsOfCourts.has(word))
    .toSorted()
    .join(' ')}`
}

const wordsOfCourts = new Set(['judicial', 'court', 'district', 'jdc'])

/** The places that a text may mean, those of its first matching reading first. */
export function placesNamed(
  stateId: StateId,
  text: string,
  byKey: ReadonlyMap<string, readonly ExistingJurisdiction[]>,
): readonly (readonly ExistingJurisdiction[])[] {
  const ofKey = (key: string) => byKey.get(`${stateId} ${key}`) ?? []
  const named = placeReadings(text)
    .filter((reading) => (reading.stateId ?? stateId) === stateId)
    .map(({ words, kind }) => {
      const kinds = kind === null ? undefined : kindsOfNouns[kind]
      const places = [...new Set(placeKeys(words).flatMap(ofKey))]
      return places.filter((place) => kinds === undefined || kinds.includes(place.kind))
    })
  return [...named, ofKey(circuitKey(text))].filter(({ length }) => length > 0)
}

export function placeWord(stateId: StateId, name: string): string {
  return `${stateId} ${normalized(name)}`
}

let onMap: readonly CountyRecord[] | null = null

/** The counties of the map, read once, because they never change. */
function countiesOnMap(): readonly CountyRecord[] {
  onMap ??= readMappedCounties().map(({ id, stateId, name, fullName }) => ({ id, stateId, name, fullName }))
  return onMap
}

/** The stored counties or, if there are none, those of the map. */
async function counties(transaction: ImportTransaction): Promise<Map<string, CountyRecord>> {
  const rows = await transaction.selectFrom('county').select(['id', 'name', 'full_name as fullName']).execute()
  const stored = rows.flatMap((row) => {
    const stateId = row.id.slice(0, 2)
    return isStateId(stateId) ? [{ ...row, stateId }] : []
  })
  return new Map([...countiesOnMap(), ...stored].map((county) => [county.id, county]))
}

async function jurisdictions(
  transaction: ImportTransaction,
  which: RawBuilder<unknown> = sql`true`,
): Promise<Map<string, ExistingJurisdiction>> {
  const { rows } = await sql<ExistingJurisdiction & { kind: JurisdictionKind }>`
    select place.key, place.state_id as "stateId", place.kind, place.name, place.district, place.ocd_id as "ocdId",
      place.coverage, figures.key as "figuresFrom", place.origin = 'organisation' as "isOwn",
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as "countyIds"
    from jurisdiction as place left join jurisdiction as figures on figures.id = place.figures_from
    where ${which}
    order by place.id`.execute(transaction)
  return new Map(rows.map((row) => [row.key, row]))
}

async function existingOffices(transaction: ImportTransaction): Promise<Map<string, ExistingOffice>> {
  const stored = await transaction.selectFrom('office').selectAll().execute()
  const plain = Object.entries(offices).map(([name, type]) => ({ id: slug(name), name, type }))
  return new Map([...plain, ...(stored as ExistingOffice[])].map((office) => [office.id, office]))
}

/** Words that are known before anybody has used them. */
const plainWords: Partial<Record<ColumnId, readonly string[]>> = { 'eo.gender': genders, 'eo.ethnicity': ethnicities }

async function words(transaction: ImportTransaction): Promise<ExistingRecords['words']> {
  const words = new Map<ColumnId, Map<string, string>>()
  for (const [column, id] of wordColumns) {
    const rows = await transaction.selectFrom('official').select(column).distinct().execute()
    const stored = rows.flatMap((row) => row[column] ?? []).map(String)
    words.set(id, new Map([...stored.sort(), ...(plainWords[id] ?? [])].map((word) => [normalized(word), word])))
  }
  return words
}

/** Own officials as in the list, without those who exist only because of corrections. */
async function seats(transaction: ImportTransaction): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('seat')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select(['office_id as officeId', 'jurisdiction.key as jurisdictionKey'])
    .execute()
  return new Set(rows.map(seatOf))
}

async function officials(
  transaction: ImportTransaction,
  which: RawBuilder<boolean> = sql`true`,
): Promise<ExistingOfficial[]> {
  const rows = await transaction
    .selectFrom('official')
    .innerJoin('seat', 'seat.id', 'official.seat_id')
    .innerJoin('office', 'office.id', 'office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .innerJoin('source', 'source.id', 'official.source_id')
    .leftJoin('official as predecessor', 'predecessor.id', 'official.replaces')
    .select([
      'official.id',
      'official.key',
      sql<boolean>`official.origin = 'organisation'`.as('isOwn'),
      'official.external_id as externalId',
      'official.stands_for as standsFor',
      'predecessor.key as replaces',
      'office_id as officeId',
      'office.name as office',
      'jurisdiction.key as jurisdictionKey',
      'jurisdiction.name as jurisdiction',
      'official.name',
      'official.first_name as first',
      'official.middle_name as middle',
      'official.last_name as last',
      'official.suffix',
      'official.birth_date as birthDate',
      'official.address_kind as addressKind',
      'official.as_of as asOf',
      'official.method',
      'publisher',
      'official.listed',
    ])
    .where('official.is_listed', '=', true)
    .where(which)
    .orderBy('official.id')
    .execute()
  return rows.map(({ listed, ...row }) => (listed ? { ...row, ...asNamed(listed as AnyOfficial) } : row))
}

function asNamed({ name, first, middle, last, suffix, addressKind }: AnyOfficial): Partial<ExistingOfficial> {
  return {
    name,
    first: first ?? null,
    middle: middle ?? null,
    last,
    suffix: suffix ?? null,
    addressKind: addressKind ?? null,
  }
}
