import * as z from 'zod/mini'
import { type ColumnId, columnOf } from '#catalogue/columns.ts'
import { operators } from '#catalogue/operators.ts'
import type { Filter } from '#search/filter.ts'

const count = z.int().check(z.minimum(0))

/** Officials whom a search may mean, and does not count. */
export const uncountedSchema = z.object({
  /**
   * Who may meet the filters: all others are met, and what these columns say is not known. Nobody is in two of them. Where
   * the columns are none, it is the rest, of whom several are not known.
   */
  unknown: z.array(z.object({ column_ids: z.array(z.string()), officials: count })),
  /** Officials who meet the filters and hold office in a place that the coverage rule leaves out. */
  left_out: count,
})
export type Uncounted = z.infer<typeof uncountedSchema>

/** Whether an official whose value is not known may still meet a filter; "is not" finds these in any case. */
export function mayMissUnknown({ operator }: Filter): boolean {
  const { compares } = operators[operator]
  return compares === 'equality' || compares === 'order'
}

export interface UncountedPart {
  /** "4 more women whose ethnicity is not known" */
  readonly text: string
  /** What finds them; null where no search does. */
  readonly filters: readonly Filter[] | null
  /** The coverage rule leaves them out. */
  readonly isLeftOut: boolean
}

/** The parts of the sentence behind the number that was found; none where it says all. */
export function uncountedParts(
  { unknown, left_out: leftOut }: Uncounted,
  filters: readonly Filter[],
  found: number,
): UncountedPart[] {
  const parts = unknown.map(({ column_ids: ids, officials }): UncountedPart => {
    const who = `${thousands(officials)}${found > 0 ? ' more' : ''} ${nounOf(filters, ids, officials)}`
    if (ids.length === 0) return { text: `${who} of whom more of this is not known`, filters: null, isLeftOut: false }
    const text = `${who} whose ${ids.map(nameInSentence).join(' and ')} ${ids.length === 1 ? 'is' : 'are'} not known`
    return { text, filters: withUnknown(filters, ids), isLeftOut: false }
  })
  if (leftOut === 0) return parts
  const are = leftOut === 1 ? 'is in a place' : 'are in places'
  const text = `${thousands(leftOut)} ${are} that the coverage rule leaves out`
  return [...parts, { text, filters: null, isLeftOut: true }]
}

/** The same search for officials whose values in some columns are not known. */
function withUnknown(filters: readonly Filter[], ids: readonly string[]): Filter[] {
  const others = filters.filter(({ column_id: id }) => !ids.includes(id))
  return [...others, ...ids.map((id): Filter => ({ column_id: id, operator: 'is_empty' }))]
}

/** "ethnicity", "county/parish"; abbreviations stay as they are. */
function nameInSentence(id: string): string {
  return columnOf(id as ColumnId).label.replaceAll(/(?<=^|\/)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

function nounOf(filters: readonly Filter[], unknown: readonly string[], officials: number): string {
  const isKnown = unknown.length > 0 && !unknown.includes('eo.gender')
  const gender = isKnown ? filters.find(({ column_id: id }) => id === 'eo.gender') : undefined
  const [one, several] = nouns[
    String(gender && operators[gender.operator].compares === 'equality' && gender.value)
  ] ?? ['official', 'officials']
  return officials === 1 ? one : several
}

// A list of one choice is written as its text too.
const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  Female: ['woman', 'women'],
  Male: ['man', 'men'],
}

function thousands(count: number): string {
  return count.toLocaleString('en-US')
}
