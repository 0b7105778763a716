import { listSavedSearches } from '@atlas/contract/endpoints/saved/saved-searches.ts'
import { type Question, question } from '#routes/early/question.ts'

export function savedQuestions(): Question[] {
  return [question(listSavedSearches, {})]
}
