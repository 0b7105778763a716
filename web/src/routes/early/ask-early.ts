import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { hasReadableTokens } from '#shared/api/csrf-headers.ts'
import { askEarly } from '#shared/api/early-answers.ts'
import { wasNonpartisan } from '#shared/api/remembered-view.ts'
import { earlyQuestions, questionsToCome } from '#routes/early/early-questions.ts'
import type { Question } from '#routes/early/question.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'

// The page names this file before all others: what its screen asks first is on its way while the code still is.
if (hasReadableTokens(document.cookie)) {
  const { pathname, search } = window.location
  const hasTable = window.matchMedia(fromTablet).matches
  const hidden = hiddenFrom(wasNonpartisan())
  const visit = { pathname, search, hasTable, hidden }
  askAll(earlyQuestions(visit))
  // Where the code is lost, the screen asks by itself.
  void questionsToCome(visit).then(askAll, () => {})
}

function askAll(questions: readonly Question[]): void {
  for (const { endpoint, input } of questions) askEarly(endpoint, input)
}
