import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { knownAmongQuery } from '#shared/api/current-data.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { drawerGroups } from '#search/filters/drawer-groups.ts'
import type { FilterProps } from '#search/filters/filter-props.ts'
import styles from '#search/filters/KnownLine.module.css'
import { knownText } from '#search/filters/known-text.ts'
import { requestedFilters } from '#search/state/search-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

interface KnownLineProps extends Pick<FilterProps, 'view'> {
  readonly columnId: ColumnId
  readonly isEnabled: boolean
}

/** For how many of the results the filter's column is known; those without a value can never match. */
export function KnownLine({ columnId, view, isEnabled }: KnownLineProps) {
  const hidden = useHidden()
  const { data } = useQuery({
    ...knownAmongQuery(
      thinColumns(view.subject).filter((id) => !hidden.has(id)),
      requestedFilters(view, view.filters),
      view.subject,
    ),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  const known = data?.[columnId]
  return <p className={styles.line}>{known && knownText(known)}</p>
}

function thinColumns(subject: SubjectId): ColumnId[] {
  return drawerGroups[subject].flatMap(({ filters }) =>
    filters.filter(({ isThin }) => isThin).map(({ columnId }) => columnId),
  )
}
