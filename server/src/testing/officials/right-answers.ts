import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { quickSearch } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Question } from '#testing/officials/header-questions.ts'

/** An answer that is not the right one may claim to be it, or not. */
export type Verdict = 'right' | 'wrong' | 'wrong but confident'

/**
 * Right is what stands first: a place whose name was typed, or else the officials. Where several answers are equally
 * right, no other stands among as many.
 */
export function verdictOn(question: Question, answer: Reply<typeof quickSearch>): Verdict {
  const exact = answer.places.filter((place) => place.is_exact)
  if (question.placeIds) {
    const isZip = question.kind === 'ZIP code'
    const [place] = isZip ? answer.places : exact
    if (place && question.placeIds.has(place.id)) return 'right'
    return place && !isZip ? 'wrong but confident' : claimsSomebody(answer)
  }
  if (question.isNobody) return answer.total === 0 ? 'right' : claimsSomebody(answer)
  const first = answer.values.slice(0, question.ids?.size ?? 0)
  const areRight = first.length > 0 && first.every(({ id }) => question.ids?.has(id))
  if (areRight && !answer.is_similar) return 'right'
  return claimsSomebody(answer)
}

function claimsSomebody({ total, is_similar: isSimilar }: Reply<typeof quickSearch>): Verdict {
  return total > 0 && !isSimilar ? 'wrong but confident' : 'wrong'
}
