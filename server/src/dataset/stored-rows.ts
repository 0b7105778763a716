import { type Selectable, sql } from 'kysely'
import type { Coverage, CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { officialColumns, seatColumns, type Serving, serving } from '#database/stored-columns.ts'
import type { StoredFacts } from '#dataset/facts.ts'

/** What the database holds of a jurisdiction, its figures included. */
export interface StoredJurisdiction {
  readonly id: number
  readonly kind: string
  readonly name: string
  readonly district: string | null
  readonly coverage: Coverage
  /** The county whose figures it shows where it has none of its own. */
  readonly figuresFrom: number | null
  readonly state: StoredState
  readonly counties: readonly StoredCounty[]
  /** column id → figure, those of the county where the jurisdiction has none of its own. */
  readonly facts: ReadonlyMap<string, ColumnValue>
}
export interface StoredState {
  readonly id: string
  readonly code: string
  readonly name: string
}
export interface StoredCounty {
  readonly id: string
  readonly name: string
  readonly place: string
}
type SeatValues = Pick<Selectable<Schema['shown_seat']>, 'id' | Serving<typeof seatColumns>>
export interface StoredSeat extends Readonly<SeatValues> {
  readonly office: { readonly id: string; readonly name: string; readonly type: string }
  readonly jurisdiction: StoredJurisdiction
  /** As JSON: the same text again and again. */
  readonly provenance: string
}
type OfficialValues = Pick<
  Selectable<Schema['shown_official']>,
  'id' | 'seat_id' | 'source_id' | 'as_of' | 'method' | Serving<typeof officialColumns>
>
export interface StoredOfficial extends Readonly<OfficialValues> {
  readonly party_name: string | null
  /** As JSON: the same text again and again. */
  readonly provenance: string
}

const ofSeat = serving(seatColumns).map(([column]) => column)
const ofOfficial = serving(officialColumns).map(([column]) => `shown_official.${column}` as const)
const officialsPerBatch = 20_000

/** A jurisdiction whose voting-age population is not known is a gap in the data, not a no. */
export function canBeSearched({ coverage }: StoredJurisdiction, setting: CoverageSetting): boolean {
  return setting === 'all' || coverage !== 'no'
}

/** Every seat of these jurisdictions. */
export async function readSeats(
  database: Database,
  jurisdictions: ReadonlyMap<number, StoredJurisdiction>,
): Promise<StoredSeat[]> {
  const offices = new Map(
    (await database.selectFrom('office').selectAll().execute()).map((office) => [office.id, office]),
  )
  const seats = await database
    .selectFrom('shown_seat')
    .select(['id', 'office_id', 'jurisdiction_id', provenanceOf('shown_seat'), ...ofSeat])
    .execute()
  return seats.flatMap((seat) => {
    const office = offices.get(seat.office_id)
    const jurisdiction = jurisdictions.get(seat.jurisdiction_id)
    if (!office || !jurisdiction) return []
    return [{ ...seat, office, jurisdiction }]
  })
}

/** Every official, in batches, so that half a million rows are never in memory as objects at once. */
export async function* readOfficials(database: Database): AsyncGenerator<StoredOfficial[]> {
  let last = 0
  for (;;) {
    const batch = await database
      .selectFrom('shown_official')
      .leftJoin('party', 'party.id', 'party_id')
      .select([
        'shown_official.id',
        'seat_id',
        'source_id',
        'as_of',
        'method',
        provenanceOf('shown_official'),
        'party.name as party_name',
        ...ofOfficial,
      ])
      .where('shown_official.id', '>', last)
      .orderBy('shown_official.id')
      .limit(officialsPerBatch)
      .execute()
    if (batch.length > 0) yield batch
    if (batch.length < officialsPerBatch) return
    last = (batch.at(-1) as StoredOfficial).id
  }
}

function provenanceOf(view: 'shown_official' | 'shown_seat') {
  return sql<string>`${sql.ref(`${view}.provenance`)}::text`.as('provenance')
}

/** Every jurisdiction by its id. */
export async function readJurisdictions(
  database: Database,
  storedFacts: readonly StoredFacts[],
): Promise<Map<number, StoredJurisdiction>> {
  const facts = factsInForce(storedFacts)
  const counties = await readCounties(database)
  const rows = await database
    .selectFrom('shown_jurisdiction')
    .innerJoin('state', 'state.id', 'shown_jurisdiction.state_id')
    .select([
      'shown_jurisdiction.id',
      'kind',
      'shown_jurisdiction.name',
      'district',
      'coverage',
      'figures_from',
      'state.id as state_id',
      'state.code as state_code',
      'state.name as state_name',
    ])
    .execute()
  const states = new Map<string, StoredState>()
  const jurisdictions = rows.map((row) => {
    const state = states.get(row.state_id) ?? { id: row.state_id, code: row.state_code, name: row.state_name }
    states.set(state.id, state)
    return [
      row.id,
      {
        id: row.id,
        kind: row.kind,
        name: row.name,
        district: row.district,
        coverage: row.coverage,
        figuresFrom: row.figures_from,
        state,
        counties: counties.get(row.id) ?? [],
        facts: factsOf(facts, row.id, row.figures_from),
      },
    ] as const
  })
  return new Map(jurisdictions)
}

type Facts = ReadonlyMap<number, ReadonlyMap<string, ColumnValue>>
const noFacts: ReadonlyMap<string, ColumnValue> = new Map()

function factsOf(facts: Facts, id: number, figuresFrom: number | null): ReadonlyMap<string, ColumnValue> {
  const inherited = figuresFrom === null ? noFacts : (facts.get(figuresFrom) ?? noFacts)
  const own = facts.get(id)
  return own ? new Map([...inherited, ...own]) : inherited
}

/** A figure for district lines of the past is not the district's figure. */
function factsInForce(stored: readonly StoredFacts[]): Facts {
  const facts = new Map<number, Map<string, ColumnValue>>()
  for (const { field, linesYear, jurisdictions, values } of stored) {
    if (linesYear > 0) continue
    for (const [at, id] of jurisdictions.entries()) {
      const ofJurisdiction = facts.get(id)
      if (ofJurisdiction) ofJurisdiction.set(field, values[at] ?? null)
      else facts.set(id, new Map([[field, values[at] ?? null]]))
    }
  }
  return facts
}

async function readCounties(database: Database): Promise<Map<number, StoredCounty[]>> {
  const rows = await database
    .selectFrom('jurisdiction_county')
    .innerJoin('county', 'county.id', 'county_id')
    .innerJoin('state', 'state.id', 'county.state_id')
    .select(['jurisdiction_id', 'county.id', 'county.name', 'state.code as place'])
    .orderBy('county.name')
    .orderBy('county.id')
    .execute()
  const known = new Map<string, StoredCounty>()
  const counties = new Map<number, StoredCounty[]>()
  for (const { jurisdiction_id: jurisdiction, id, name, place } of rows) {
    const county = known.get(id) ?? { id, name, place }
    known.set(id, county)
    const ofJurisdiction = counties.get(jurisdiction)
    if (ofJurisdiction) ofJurisdiction.push(county)
    else counties.set(jurisdiction, [county])
  }
  return counties
}
