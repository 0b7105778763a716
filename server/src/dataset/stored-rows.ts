import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Database } from '#database/connect.ts'
import type { StoredFacts } from '#dataset/facts.ts'

/** A jurisdiction in the database, with its figures. */
export interface StoredJurisdiction {
  readonly id: number
  /** The stable key of records. */
  readonly key: string
  readonly kind: string
  readonly name: string
  readonly district: string | null
  readonly coverage: Coverage
  /** The county whose figures it shows if it has none of its own. */
  readonly figuresFrom: number | null
  readonly state: StoredState
  readonly counties: readonly StoredCounty[]
  /** column id → figure, from the county if the jurisdiction has none of its own. */
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
      'key',
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
        key: row.key,
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

/** A figure for former lines is not a figure of the current district. */
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
