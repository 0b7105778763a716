import type { Row } from '@atlas/contract/search/search-request.ts'
import { numberOf } from '#places/list/seats-of-row.ts'
import type { Contest } from '#shared/figures/charts.ts'

/** The winner and the winner's share; null where no returns are on file. */
export function aheadIn(row: Row, { candidates }: Contest): { readonly name: string; readonly share: number } | null {
  const results = candidates.flatMap(({ label, share: id }) => {
    const share = numberOf(row[id])
    return share === null ? [] : { name: label, share }
  })
  return results.toSorted((a, b) => b.share - a.share)[0] ?? null
}
