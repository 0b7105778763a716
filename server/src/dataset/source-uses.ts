import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import { electionsOfSeat } from '#dataset/next-election.ts'
import type { CountedOfficials } from '#dataset/roster.ts'
import { contactsStatedBy, factsBehind, isStatedWithTheOfficial } from '#dataset/stored.ts'

/** That a source has values of a column, and by which method. */
export interface SourceUse {
  readonly columnId: ColumnId
  readonly sourceId: string
  readonly method: Method
}

export interface SourceUses {
  readonly uses: readonly SourceUse[]
  /** id of a source → the number of stored officials with a value from it, of their own or of their seat */
  readonly officials: ReadonlyMap<string, number>
  /** id of a source → the number of figures of jurisdictions from it, including former lines */
  readonly figures: ReadonlyMap<string, number>
}

/**
 * The sources of the stored values of each column, whether or not the officials can be searched; the same information
 * as in the details of one official, for all.
 */
export function sourceUses(officials: readonly CountedOfficials[], facts: readonly StoredFacts[]): SourceUses {
  return {
    uses: distinct([...officials.flatMap(usesOfOfficials), ...usesOfFacts(facts)]),
    officials: summed(
      officials.flatMap(({ source, apart, officials: count }) => {
        const sources = new Set([source, ...Object.values(apart).map((stated) => stated.source)])
        return [...sources].map((id) => [id, count] as const)
      }),
    ),
    figures: summed(facts.map(({ source, jurisdictions }) => [source, jurisdictions.length])),
  }
}

function usesOfOfficials({ source, method, apart, missing }: CountedOfficials): SourceUse[] {
  const isOwn = (id: ColumnId) => isStatedWithTheOfficial(id) && !(id in apart) && !missing.has(id)
  return [
    ...Object.entries(apart).flatMap(([id, { source: sourceId, method: made }]) =>
      stating(id as ColumnId).map((columnId) => ({ columnId, sourceId, method: made })),
    ),
    ...columnIds.filter(isOwn).flatMap((id) => stating(id).map((columnId) => ({ columnId, sourceId: source, method }))),
  ]
}

/** The column itself and the columns derived from it. */
function stating(id: ColumnId): ColumnId[] {
  if (electionsOfSeat.includes(id)) return [id, 'jurisdictionoffice.next_election']
  return [id, ...(shownBy.get(id) ?? [])]
}

/** stored column of the official or the office → the columns that show either */
const shownBy = new Map(
  (['own', 'line'] as const).flatMap((from) =>
    Array.from(
      Map.groupBy(contactsStatedBy, ([, stated]) => stated[from]),
      ([id, shown]) => [id, shown.map(([column]) => column)] as const,
    ),
  ),
)

function usesOfFacts(facts: readonly StoredFacts[]): SourceUse[] {
  const inForce = facts.filter(({ linesYear }) => linesYear === 0)
  return columnIds.flatMap((columnId) => {
    const behind = factsBehind(columnId)
    return inForce
      .filter(({ field }) => behind.includes(field))
      .map(({ source: sourceId, method }) => ({ columnId, sourceId, method }))
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
