import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { comingQuestion } from '#elections/coming-up/coming-question.ts'
import { readComingView } from '#elections/coming-up/coming-view.ts'
import type { Visit } from '#routes/early/visit.ts'
import { visibleView } from '#search/state/visible-view.ts'
import { readUrlQuery } from '#search/state/url-query.ts'

export function comingUpQuestions({ search, hidden }: Visit) {
  const query = parseQuery(search)
  return [comingQuestion(visibleView(readUrlQuery(query), hidden).filters, readComingView(query).window)]
}
