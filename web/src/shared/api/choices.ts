import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import { listFieldChoices } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { call } from '#shared/api/call.ts'
import { choicesQuestion } from '#shared/api/choices-question.ts'
import { subjectParameter } from '#shared/api/subject-parameter.ts'

/** The choices of some columns, each with how many it leaves under every filter but its own. */
export function choicesQuery(
  columns: readonly ChoiceColumnId[],
  filters: readonly Filter[],
  subject: SubjectId = 'official',
) {
  return queryOptions({
    queryKey: ['choices', columns, filters, subject],
    ...endpointQuery(...choicesQuestion(columns, filters, subject)),
  })
}

/** Every choice of a column, whatever the filters; they change with the data only. */
export function fieldChoicesQuery(columnId: ChoiceColumnId, subject: SubjectId = 'official') {
  return queryOptions({
    queryKey: ['field', columnId, subject],
    queryFn: ({ signal }) =>
      call(listFieldChoices, { params: { columnId }, query: subjectParameter(subject) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
