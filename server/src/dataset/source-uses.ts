import { type RawBuilder, sql } from 'kysely'
import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { Database } from '#database/connect.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import { factsBehind, isStatedWithTheOfficial } from '#dataset/stored.ts'

/** That values of a column come from a source, and how they were made. */
export interface SourceUse {
  readonly columnId: ColumnId
  readonly sourceId: string
  readonly method: Method
}

export interface SourceUses {
  readonly uses: readonly SourceUse[]
  /** id of a source → stored officials that it names, or of whom or of whose seat it states a value */
  readonly officials: ReadonlyMap<string, number>
  /** id of a source → figures of jurisdictions from it, those on former lines included */
  readonly figures: ReadonlyMap<string, number>
}

/**
 * Which sources the stored values of each column come from, whether or not the officials can be searched.
 * The same as the details of one official say, said of all: officials that have their values from the
 * same sources are one row of the query, so that half a million of them are some hundred rows.
 */
export async function readSourceUses(database: Database): Promise<SourceUses> {
  const facts = await readFacts(database)
  const officials = await readOfficials(database)
  return {
    uses: distinct([...officials.flatMap(usesOfOfficials), ...usesOfFacts(facts)]),
    officials: summed(
      officials.flatMap(({ source_id: own, provenance, of_seat: ofSeat, officials: count }) => {
        const apart = Object.values({ ...ofSeat, ...provenance }).map(({ source }) => source)
        return [...new Set([own, ...apart])].map((id) => [id, count] as const)
      }),
    ),
    figures: summed(facts.map(({ source_id: id, figures }) => [id, figures])),
  }
}

async function readFacts(database: Database) {
  return await database
    .selectFrom('shown_fact')
    .select([
      sql<ColumnId>`field`.as('field'),
      'source_id',
      'method',
      sql<number>`count(*)`.as('figures'),
      sql<number>`count(*) filter (where former_lines_year = 0)`.as('in_force'),
    ])
    .groupBy(['field', 'source_id', 'method'])
    .execute()
}

/** The values that an official may lack: null in the columns that they are stored in. */
const lacking: readonly (readonly [ColumnId, RawBuilder<unknown>])[] = [
  ...Array.from(
    Map.groupBy(
      serving(officialColumns).filter(([column]) => officialColumns[column].canLack),
      ([, id]) => id,
    ),
    ([id, columns]) => [id, filledOf(columns.map(([column]) => column))] as const,
  ),
  ['jurisdiction.district', sql`jurisdiction.district`],
]

function filledOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql`coalesce(${sql.join(columns.map((column) => sql`${sql.ref(`shown_official.${column}`)}::text`))})`
}

async function readOfficials(database: Database) {
  // Whether any of the officials in a row of the query has it.
  const filled = lacking.map(([, value], place) => sql<boolean>`count(${value}) > 0`.as(`filled_${place}`))
  const rows = await database
    .selectFrom('shown_official')
    .innerJoin('shown_seat', 'shown_seat.id', 'seat_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'source_id',
      'method',
      'shown_official.provenance',
      'shown_seat.provenance as of_seat',
      sql<number>`count(*)`.as('officials'),
      ...filled,
    ])
    .groupBy(['source_id', 'method', 'shown_official.provenance', 'shown_seat.provenance'])
    .execute()
  return rows.map((row) => {
    const values = row as unknown as Record<string, boolean>
    return { ...row, missing: new Set(lacking.filter((_, place) => !values[`filled_${place}`]).map(([id]) => id)) }
  })
}
type OfficialsRow = Awaited<ReturnType<typeof readOfficials>>[number]

function usesOfOfficials({ source_id: own, method, provenance, of_seat: ofSeat, missing }: OfficialsRow): SourceUse[] {
  const apart = { ...ofSeat, ...provenance }
  const isOwn = (id: ColumnId) => isStatedWithTheOfficial(id) && !(id in apart) && !missing.has(id)
  return [...statedApart(apart), ...columnIds.filter(isOwn).map((columnId) => ({ columnId, sourceId: own, method }))]
}

function statedApart(provenance: ProvenanceByColumn): SourceUse[] {
  return Object.entries(provenance).map(([id, { source, method }]) => {
    return { columnId: id as ColumnId, sourceId: source, method }
  })
}

function usesOfFacts(facts: Awaited<ReturnType<typeof readFacts>>): SourceUse[] {
  const inForce = facts.filter((fact) => fact.in_force > 0)
  return columnIds.flatMap((columnId) => {
    const behind = factsBehind(columnId)
    return inForce
      .filter(({ field }) => behind.includes(field))
      .map(({ source_id: sourceId, method }) => ({ columnId, sourceId, method }))
  })
}

function distinct(uses: readonly SourceUse[]): SourceUse[] {
  const byText = new Map(uses.map((use) => [JSON.stringify([use.columnId, use.sourceId, use.method]), use]))
  return [...byText.values()]
}

function summed(counts: readonly (readonly [id: string, count: number])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, count] of counts) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}
