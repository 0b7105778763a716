import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { numberOf } from '#places/list/seats-of-row.ts'

/** Those who stood for president, by the column of their share. */
type Candidates = Partial<Record<ColumnId, string>>
export const president2024: Candidates = { 'stats.2024harris%': 'Harris', 'stats.2024trump%': 'Trump' }
export const president2020: Candidates = { 'stats.2020biden%': 'Biden', 'stats.2020trump%': 'Trump' }

/** Who was ahead, and with which share; null where no returns are on file. */
export function aheadIn(row: Row, candidates: Candidates): { readonly name: string; readonly share: number } | null {
  const results = Object.entries(candidates).flatMap(([id, name]) => {
    const share = numberOf(row[id])
    return share === null ? [] : { name, share }
  })
  return results.toSorted((a, b) => b.share - a.share)[0] ?? null
}
