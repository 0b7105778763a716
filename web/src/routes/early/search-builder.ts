import { parseQuery } from '@atlas/contract/search/query-text.ts'
import type { Visit } from '#routes/early/visit.ts'
import { picksOf, readBuilder } from '#search/builder/builder.ts'
import { stepQuestion } from '#search/builder/step-question.ts'
import { visibleSteps } from '#search/builder/steps.ts'
import { choicesQuestion } from '#shared/api/choices-question.ts'

/**
 * A person with a preferred state is led to another address, which sends new requests; at this point nobody knows who
 * the person is.
 */
export function builderQuestions({ search, hidden }: Visit) {
  const builder = readBuilder(parseQuery(search), visibleSteps(hidden))
  const { columns, filters } = stepQuestion(builder, picksOf(builder, builder.step))
  return [choicesQuestion(columns, filters)]
}
