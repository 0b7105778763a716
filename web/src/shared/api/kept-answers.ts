import { me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { isOver, type KeptThing } from '@atlas/contract/rules/kept-thing.ts'
import { createStore, delMany, get, keys, promisifyRequest, set } from 'idb-keyval'
import { identityOf } from '#shared/api/kept-identity.ts'
import { keptNameOf } from '#shared/api/kept-name.ts'
import { changeKeptThings, keptThings, sessionsForgotten } from '#shared/api/kept-things.ts'
import { question, type Question } from '#shared/api/question.ts'
import { requestOf } from '#shared/api/request-of.ts'

/** The answers of a kept thing, by the names of their requests. There is one entry for each thing, by its identity. */
type Answers = Readonly<Record<string, unknown>>

const store = createStore('atlas', 'kept answers')

/** The requests of every page; without them nobody is signed in and nothing is shown. */
const ofEveryPage: readonly Question[] = [question(me, {}), question(settings, {})]

export type NewThing = Pick<KeptThing, 'kind' | 'address' | 'title' | 'about'>

/** The requests of a page, which are finite. For a list in pages: the first one, and which one follows an answer. */
export interface PageQuestions {
  /** The age of its answer is the age of the page. */
  readonly questions: readonly Question[]
  /** Null after the last; `number` counts the requests since the first. */
  readonly after?: (question: Question, answer: unknown, number: number) => Question | null
}

type Ask = (...question: Question) => Promise<unknown>

/**
 * Requests a thing anew and keeps it. `ask` calls the API. Throws what the call throws, and when the browser has no
 * room.
 */
export async function keepThing(thing: NewThing, { questions, after }: PageQuestions, ask: Ask): Promise<void> {
  const session = sessionsForgotten()
  const results = await Promise.all([...questions, ...ofEveryPage].map((each) => askOnward(each, ask, after)))
  const named = results.flat()
  const answers: Answers = Object.fromEntries(named)
  // The person who requested it has signed out in the meantime, and it is for nobody else.
  if (session !== sessionsForgotten()) return
  const identity = identityOf(thing.address)
  await set(identity, answers, store)
  const entry = { ...thing, kept_at: Date.now(), bytes: bytesOf(answers), requests: named.map(([name]) => name) }
  if (changeKeptThings((things) => [...without(things, identity), entry])) return
  await delMany([identity], store)
  throw new Error('The browser has no room.')
}

/** The answer to a question, and to all that follow it. */
async function askOnward(
  first: Question,
  ask: Ask,
  after: PageQuestions['after'] = () => null,
): Promise<[name: string, answer: unknown][]> {
  const answers: [string, unknown][] = []
  for (let next: Question | null = first; next; ) {
    const answer = await ask(...next)
    answers.push([nameOf(next), answer])
    next = after(next, answer, answers.length)
  }
  return answers
}

export async function removeThing(thing: KeptThing): Promise<void> {
  changeKeptThings((things) => without(things, identityOf(thing.address)))
  await removeAnswers([thing])
}

export async function removeAnswers(things: readonly KeptThing[]): Promise<void> {
  await delMany(
    things.map(({ address }) => identityOf(address)),
    store,
  )
}

export async function readAnswer(address: string, name: string): Promise<unknown> {
  return (await get<Answers>(identityOf(address), store))?.[name]
}

/**
 * A thing is renewed by its own answer, not by those of every page. A thing that was removed in the meantime stays
 * removed. The pages of a search belong together, so that nobody is in them twice or not at all; they are only renewed
 * as a whole.
 */
export async function renewAnswer(thing: KeptThing, name: string, answer: unknown): Promise<void> {
  if (thing.kind === 'search' && !ofEveryPage.some((each) => nameOf(each) === name)) return
  const identity = identityOf(thing.address)
  const answers = await store('readwrite', (objectStore) => renewIn(objectStore, identity, { [name]: answer }))
  if (answers === undefined) return
  const keptAt = name === thing.requests[0] ? { kept_at: Date.now() } : {}
  changeKeptThings((things) =>
    things.map((each) =>
      identityOf(each.address) === identity ? { ...each, ...keptAt, bytes: bytesOf(answers) } : each,
    ),
  )
}

/**
 * In one transaction, so that a sign-out in the meantime is not undone; undefined where the thing is no longer kept.
 */
async function renewIn(objectStore: IDBObjectStore, identity: string, answer: Answers): Promise<Answers | undefined> {
  const before: Answers | undefined = await promisifyRequest<Answers | undefined>(objectStore.get(identity))
  if (!keptThings().some(({ address }) => identityOf(address) === identity)) return undefined
  const answers = { ...before, ...answer }
  await promisifyRequest(objectStore.put(answers, identity))
  return answers
}

/** Removes the answers of things older than seven days, and answers that belong to no thing. */
export async function removeOldAnswers(): Promise<void> {
  const over = keptThings().filter((thing) => isOver(thing, Date.now()))
  const named = new Set(keptThings().map(({ address }) => identityOf(address)))
  const unnamed = (await keys<string>(store)).filter((identity) => !named.has(identity))
  await delMany([...over.map(({ address }) => identityOf(address)), ...unnamed], store)
  if (over.some(({ bytes }) => bytes > 0))
    changeKeptThings((things) => things.map((each) => (isOver(each, Date.now()) ? { ...each, bytes: 0 } : each)))
}

function nameOf([endpoint, input]: Question): string {
  return keptNameOf(requestOf(endpoint, input))
}

function bytesOf(answers: Answers): number {
  return new Blob([JSON.stringify(answers)]).size
}

function without(things: readonly KeptThing[], identity: string): KeptThing[] {
  return things.filter(({ address }) => identityOf(address) !== identity)
}
