import type { Filter } from '@atlas/contract/search/filter.ts'
import { CardList } from '#features/search/results/CardList.tsx'
import type { ListProps } from '#features/search/results/list-props.ts'
import { NothingFound } from '#features/search/results/NothingFound.tsx'
import { ResultsPager } from '#features/search/results/ResultsPager.tsx'
import { TableFrame } from '#features/search/results/TableFrame.tsx'

interface ResultsListProps extends ListProps {
  readonly hasTable: boolean
  readonly describe: (filter: Filter) => string
  readonly onClear: () => void
}

/** The officials as a table, on phones as cards; or what is there instead of them. */
export function ResultsList({ hasTable, describe, onClear, ...props }: ResultsListProps) {
  const { officials, view, onChange } = props
  const { reply, isCurrent, progress } = officials
  if (reply?.total === 0 && isCurrent) {
    return (
      <section className={hasTable ? 'frame frame-alone' : undefined} aria-label="Results">
        <NothingFound view={view} onChange={onChange} describe={describe} onClear={onClear} />
      </section>
    )
  }
  if (!reply && progress !== 'loading') return null
  return (
    <>
      {hasTable ? <TableFrame {...props} /> : <CardList {...props} />}
      <ResultsPager reply={reply} isCurrent={isCurrent} view={view} onChange={onChange} />
    </>
  )
}
