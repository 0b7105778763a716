import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { countKnown } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { subjectParameter } from '#shared/api/subject-parameter.ts'

/** Of how many some columns have a value, each among those found by every filter but its own. */
export function knownAmongQuery(
  columns: readonly ColumnId[],
  filters: readonly Filter[],
  subject: SubjectId = 'official',
) {
  return queryOptions({
    queryKey: ['known', columns, filters, subject],
    queryFn: ({ signal }) =>
      call(
        countKnown,
        { body: { columns: [...columns], filters: [...filters], ...subjectParameter(subject) } },
        { signal },
      ),
  })
}
