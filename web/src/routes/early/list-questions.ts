import { listLists, readList } from '@atlas/contract/endpoints/saved/lists.ts'
import { type Question, question } from '#routes/early/question.ts'
import type { Visit } from '#routes/early/visit.ts'

export function listQuestions({ pathname }: Visit): Question[] {
  if (pathname === '/lists') return [question(listLists, {})]
  const [, id] = /^\/lists\/([\da-f-]{36})$/.exec(pathname) ?? []
  return id ? [question(readList, { params: { id } })] : []
}
