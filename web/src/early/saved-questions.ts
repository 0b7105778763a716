import { listSavedSearches } from '@atlas/contract/endpoints/saved-searches.ts'
import { type Question, question } from '#early/question.ts'

export function savedQuestions(): Question[] {
  return [question(listSavedSearches, {})]
}
