import { comingElections } from '@atlas/contract/endpoints/elections/elections.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { type Question, question } from '#routes/early/question.ts'
import type { Visit } from '#routes/early/visit.ts'
import { readComingView } from '#elections/coming-up/coming-view.ts'
import { seenView } from '#search/state/seen-view.ts'
import { readUrlQuery } from '#search/state/url-query.ts'

export function comingQuestions({ search, hidden }: Visit): Question[] {
  const query = parseQuery(search)
  const filters = [...seenView(readUrlQuery(query), hidden).filters]
  return [question(comingElections, { body: { filters, within_days: readComingView(query).window } })]
}
