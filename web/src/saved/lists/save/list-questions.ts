import { listLists, readList } from '@atlas/contract/endpoints/saved/lists.ts'
import { question } from '#shared/api/question.ts'

export const listsQuestion = question(listLists, {})

export function listQuestion(id: string) {
  return question(readList, { params: { id } })
}
