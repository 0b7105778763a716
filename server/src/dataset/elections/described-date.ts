import type { ElectionDate } from '#dataset/election-dates.ts'
import type { RowBitset } from '#search/row-bitset.ts'

/** An election of a state or a deadline before it, as people are told of it. */
export type DescribedDate = Omit<ElectionDate, 'basis' | 'source_id' | 'changed_at'> & { readonly basis: string | null }

export interface SeatedDate {
  readonly date: DescribedDate
  /** One set for all dates of an election, so that what is counted of it is counted once. */
  readonly seats: RowBitset
}
