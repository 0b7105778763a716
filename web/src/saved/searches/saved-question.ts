import { listSavedSearches } from '@atlas/contract/endpoints/saved/searches.ts'
import { question } from '#shared/api/question.ts'

export const savedSearchesQuestion = question(listSavedSearches, {})
