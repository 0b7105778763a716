import type { ElectionDate } from '#dataset/election-dates.ts'
import type { RowBitset } from '#search/row-bitset.ts'

/** An election of a state or a deadline before it, as people see it. */
export type DescribedDate = Omit<ElectionDate, 'basis' | 'source_id' | 'changed_at'> & { readonly basis: string | null }

export interface SeatedDate {
  readonly date: DescribedDate
  /** The same object for all dates of an election, so that counts of it are computed once. */
  readonly seats: RowBitset
}
