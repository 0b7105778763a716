import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { hasMap, questionsOf } from '#routes/early/first-questions.ts'
import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { hasReadableTokens } from '#shared/api/csrf-headers.ts'
import { prefetch } from '#shared/api/early-answers.ts'
import { type Question, question } from '#shared/api/question.ts'
import { wasNonpartisan } from '#shared/api/remembered-view.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'

// The page names this file before all others, so that its screen's first requests are under way while the code still
// loads.
if (hasReadableTokens(document.cookie)) {
  const { pathname, search } = window.location
  const hasTable = window.matchMedia(fromTablet).matches
  const hidden = hiddenFrom(wasNonpartisan())
  const visit = { pathname, search, hasTable, hidden }
  const questions = questionsOf(visit)
  const isHere = !(questions instanceof Promise)
  askAll([question(me, {}), ...(isHere ? questions : []), question(settings, {})])
  // If this code fails to load, the screen sends the requests itself.
  if (!isHere) void questions.then(askAll, () => {})
  // A file of its own, because few addresses have a map, and so that it asks one round trip later.
  if (hasMap(visit)) void import('#routes/early/map.ts').then(({ fetchMap }) => fetchMap()).catch(() => {})
}

function askAll(questions: readonly Question[]): void {
  for (const each of questions) prefetch(...each)
}
