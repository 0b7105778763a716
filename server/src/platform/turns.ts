import { AsyncLocalStorage } from 'node:async_hooks'

/** For how long requests that arrive together are answered before others get a turn; about twenty pages of results. */
const mostMilliseconds = 10

const whose = new AsyncLocalStorage<string>()

/** Does the work of a request as that person's: its turns are counted as theirs. */
export function inTurnsOf<Result>(person: string, work: () => Result): Result {
  return whose.run(person, work)
}

/** When the first of this round of the event loop took its turn; undefined in a round that nobody has begun. */
let began: number | undefined

/** The people who wait, the next one first, each with what continues at their turn. */
const waiting = new Map<string, (() => void)[]>()

/**
 * Waits for a turn on the one thread that answers everybody; call it before each part of work that takes milliseconds.
 * Nobody waits if little has been done since others last had a turn. Otherwise, longer work continues with one part in
 * each round of the event loop. People take turns, not requests: a person who makes twenty expensive requests at once
 * holds others up no longer than with one.
 */
export async function takeTurn(): Promise<void> {
  if (waiting.size === 0 && isTimeLeft()) return
  await new Promise<void>((goOn) => {
    const person = whose.getStore() ?? ''
    const own = waiting.get(person) ?? []
    own.push(goOn)
    waiting.set(person, own)
  })
}

/** This many steps of some microseconds each take a millisecond or two. */
const partOfTurn = 100

/** What is made of each of many things that are quickly done: some of them in each turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index % partOfTurn === 0) await takeTurn()
    made.push(make(item))
  }
  return made
}

function isTimeLeft(): boolean {
  if (began !== undefined) return performance.now() - began < mostMilliseconds
  began = performance.now()
  setImmediate(endRound)
  return true
}

function endRound(): void {
  began = undefined
  const [next] = waiting
  if (next === undefined) return
  // What it does counts as done in the new round.
  began = performance.now()
  setImmediate(endRound)
  letGoOn(...next)
}

/** Behind all others, where that person has more to do. */
function letGoOn(person: string, [goOn, ...others]: readonly (() => void)[]): void {
  waiting.delete(person)
  if (others.length > 0) waiting.set(person, others)
  goOn?.()
}
