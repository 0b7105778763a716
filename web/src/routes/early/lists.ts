import { listQuestion, listsQuestion } from '#saved/lists/save/list-questions.ts'

/** Of one list, or of all where no `id` is said. */
export function listQuestions(id?: string) {
  if (id === undefined) return [listsQuestion]
  return /^[\da-f-]{36}$/.test(id) ? [listQuestion(id)] : []
}
