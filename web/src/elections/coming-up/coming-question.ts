import { comingElections } from '@atlas/contract/endpoints/elections/elections.ts'
import type { ComingWindow } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { question } from '#shared/api/question.ts'

export function comingQuestion(filters: readonly Filter[], window: ComingWindow) {
  return question(comingElections, { body: { filters: [...filters], within_days: window } })
}
