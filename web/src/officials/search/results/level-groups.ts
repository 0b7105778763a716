import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#shared/values/text-of.ts'
import { isByLevel } from '#search/state/change-sort.ts'
import type { SearchView } from '#search/state/search-view.ts'

/** The officials of one level of government that stand one after another. */
export interface LevelGroup {
  /** The text of its heading; null where it has none, because the list is sorted differently. */
  readonly heading: string | null
  readonly rows: readonly Row[]
  /** The index of its first official in the whole list. */
  readonly from: number
}

/**
 * The officials under headings, where they are sorted by level first. Rows of the previous order, which stay until the
 * new ones arrive, have no headings, because a level would appear twice.
 */
export function levelGroups(rows: readonly Row[], view: SearchView): readonly LevelGroup[] {
  const ungrouped = [{ heading: null, rows, from: 0 }]
  if (!isByLevel(view) || !rows.every((row) => 'office.level' in row)) return ungrouped
  const groups = runs(rows)
  return new Set(groups.map(({ heading }) => heading)).size === groups.length ? groups : ungrouped
}

function runs(rows: readonly Row[]): LevelGroup[] {
  const groups: { heading: string; rows: Row[]; from: number }[] = []
  for (const [from, row] of rows.entries()) {
    const heading = textOf(row, 'office.level') ?? 'Level of government unknown'
    const last = groups.at(-1)
    if (last?.heading === heading) last.rows.push(row)
    else groups.push({ heading, rows: [row], from })
  }
  return groups
}
