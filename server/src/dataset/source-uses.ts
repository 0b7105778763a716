import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import { electionsOfSeat } from '#dataset/next-election.ts'
import type { CountedOfficials } from '#dataset/roster.ts'
import { contactsToldBy, factsBehind, isStatedWithTheOfficial } from '#dataset/stored.ts'

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
 * The same as the details of one official say, said of all.
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

/** The column itself, and what is made of it. */
function stating(id: ColumnId): ColumnId[] {
  if (electionsOfSeat.includes(id)) return [id, 'jurisdictionoffice.next_election']
  return [id, ...(shownBy.get(id) ?? [])]
}

/** Of the official or of the office → what is shown of either. */
const shownBy = new Map(
  (['own', 'line'] as const).flatMap((from) =>
    Array.from(
      Map.groupBy(contactsToldBy, ([, told]) => told[from]),
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
