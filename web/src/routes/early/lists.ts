import { listQuestion, listsQuestion } from '#saved/lists/save/list-questions.ts'

/** The question for one list, or for all where there is no `id`. */
export function listQuestions(id?: string) {
  if (id === undefined) return [listsQuestion]
  return /^[\da-f-]{36}$/.test(id) ? [listQuestion(id)] : []
}
