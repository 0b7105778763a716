import { me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { isOver, type KeptThing } from '@atlas/contract/rules/kept-thing.ts'
import { createStore, delMany, get, keys, promisifyRequest, set } from 'idb-keyval'
import { keptNameOf } from '#shared/api/kept-name.ts'
import { changeKeptThings, keptThings, sessionsForgotten } from '#shared/api/kept-things.ts'
import { question, type Question } from '#shared/api/question.ts'
import { requestOf } from '#shared/api/request-of.ts'

/** The answers of a thing, by the names of their requests; one entry a thing, by its address. */
type Answers = Readonly<Record<string, unknown>>

const store = createStore('atlas', 'kept answers')

/** What every page asks: without it nobody is signed in, and nothing is shown. */
const ofEveryPage: readonly Question[] = [question(me, {}), question(settings, {})]

export type NewThing = Pick<KeptThing, 'kind' | 'address' | 'title' | 'about'>

/**
 * Asks for a thing anew and keeps it. `ask` is the call of the API. Throws what the call throws, and where the browser
 * has no room.
 */
export async function keepThing(
  thing: NewThing,
  questions: readonly Question[],
  ask: (...question: Question) => Promise<unknown>,
): Promise<void> {
  const all = [...questions, ...ofEveryPage]
  const session = sessionsForgotten()
  const asked = await Promise.all(all.map(async (each) => [nameOf(each), await ask(...each)] as const))
  const answers: Answers = Object.fromEntries(asked)
  // Who asked for it has signed out meanwhile: it is for nobody else.
  if (session !== sessionsForgotten()) return
  await set(thing.address, answers, store)
  const entry = { ...thing, kept_at: Date.now(), bytes: bytesOf(answers), requests: asked.map(([name]) => name) }
  if (changeKeptThings((things) => [...without(things, thing.address), entry])) return
  await delMany([thing.address], store)
  throw new Error('The browser has no room.')
}

export async function removeThing(thing: KeptThing): Promise<void> {
  changeKeptThings((things) => without(things, thing.address))
  await removeAnswers([thing])
}

export async function removeAnswers(things: readonly KeptThing[]): Promise<void> {
  await delMany(
    things.map(({ address }) => address),
    store,
  )
}

export async function readAnswer(address: string, name: string): Promise<unknown> {
  return (await get<Answers>(address, store))?.[name]
}

/** Its own answer makes a thing new; what every page asks does not. What was forgotten meanwhile stays forgotten. */
export async function renewAnswer(thing: KeptThing, name: string, answer: unknown): Promise<void> {
  const answers = await store('readwrite', (kept) => renewIn(kept, thing.address, { [name]: answer }))
  if (answers === undefined) return
  const keptAt = name === thing.requests[0] ? { kept_at: Date.now() } : {}
  changeKeptThings((things) =>
    things.map((each) => (each.address === thing.address ? { ...each, ...keptAt, bytes: bytesOf(answers) } : each)),
  )
}

/** In one transaction, so that a sign-out meanwhile is not undone; undefined where the address is kept no more. */
async function renewIn(kept: IDBObjectStore, address: string, answer: Answers): Promise<Answers | undefined> {
  const before: Answers | undefined = await promisifyRequest<Answers | undefined>(kept.get(address))
  if (!keptThings().some((thing) => thing.address === address)) return undefined
  const answers = { ...before, ...answer }
  await promisifyRequest(kept.put(answers, address))
  return answers
}

/** Removes the answers of what is older than seven days, and any that nothing names. */
export async function removeOldAnswers(): Promise<void> {
  const over = keptThings().filter((thing) => isOver(thing, Date.now()))
  const named = new Set(keptThings().map(({ address }) => address))
  const unnamed = (await keys<string>(store)).filter((address) => !named.has(address))
  await delMany([...over.map(({ address }) => address), ...unnamed], store)
  if (over.some(({ bytes }) => bytes > 0))
    changeKeptThings((things) => things.map((each) => (isOver(each, Date.now()) ? { ...each, bytes: 0 } : each)))
}

function nameOf([endpoint, input]: Question): string {
  return keptNameOf(requestOf(endpoint, input))
}

function bytesOf(answers: Answers): number {
  return new Blob([JSON.stringify(answers)]).size
}

function without(things: readonly KeptThing[], address: string): KeptThing[] {
  return things.filter((each) => each.address !== address)
}
