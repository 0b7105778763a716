import { savedSearchesQuestion } from '#saved/searches/saved-question.ts'

export function savedQuestions() {
  return [savedSearchesQuestion]
}
