import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { listChoices } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { question } from '#shared/api/question.ts'
import { subjectParameter } from '#shared/api/subject-parameter.ts'

/** The choices of some columns, each with how many it leaves under every filter but its own. */
export function choicesQuestion(
  columns: readonly ChoiceColumnId[],
  filters: readonly Filter[],
  subject: SubjectId = 'official',
) {
  return question(listChoices, { body: { columns: [...columns], filters: [...filters], ...subjectParameter(subject) } })
}
