import { call } from '#shared/api/call.ts'
import type { NewThing, PageQuestions } from '#shared/api/kept-answers.ts'

/** Keeps a thing as the server has it now; otherwise the old kept answer could be taken for a new one. */
export async function keepFromServer(thing: NewThing, pageQuestions: PageQuestions): Promise<void> {
  const { keepThing } = await import('#shared/api/kept-answers.ts')
  await keepThing(thing, pageQuestions, (...question) => call(...question, { isForServer: true }))
}
