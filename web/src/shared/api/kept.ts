import { isOver } from '@atlas/contract/rules/kept-thing.ts'
import { keptNameOf } from '#shared/api/kept-name.ts'
import { changeKeptThings, keptThings, noteForgottenSession } from '#shared/api/kept-things.ts'
import type { ApiRequest } from '#shared/api/request-of.ts'

/** The kept answer to a request; undefined where there is none, or it is older than seven days. */
export async function keptAnswer(request: ApiRequest): Promise<unknown> {
  const name = keptNameOf(request)
  const newest = keptThings()
    .filter((thing) => thing.requests.includes(name) && !isOver(thing, Date.now()))
    .sort((one, other) => other.kept_at - one.kept_at)[0]
  if (!newest) return undefined
  const { readAnswer } = await import('#shared/api/kept-answers.ts')
  return await readAnswer(newest.address, name)
}

/** The server has answered, so the kept answer is renewed. */
export function renewKept(request: ApiRequest, answer: unknown): void {
  const name = keptNameOf(request)
  for (const thing of keptThings().filter(({ requests }) => requests.includes(name)))
    void import('#shared/api/kept-answers.ts').then(
      ({ renewAnswer }) => renewAnswer(thing, name, answer),
      () => {
        // Without its code nothing is renewed, and the kept answer keeps its age.
      },
    )
}

/** Removes all kept things at the sign-out, and as soon as an answer says that a session or a role has ended. */
export async function forgetKept(): Promise<void> {
  noteForgottenSession()
  const things = keptThings()
  if (things.length === 0) return
  // The names go first, because an answer that arrives meanwhile is kept only where its thing is named.
  changeKeptThings(() => [])
  const { removeAnswers } = await import('#shared/api/kept-answers.ts')
  await removeAnswers(things)
}
