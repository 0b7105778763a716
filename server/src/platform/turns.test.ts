import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurnsOf, mapInTurns, takeTurn } from '#platform/turns.ts'

// As long as a turn is at most, and a little more.
const long = 11

let now = 0
let done: string[] = []

beforeEach(() => {
  now = 0
  done = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Work of some parts, each of which takes so many milliseconds. */
async function work(name: string, parts: number, milliseconds: number): Promise<void> {
  for (let part = 0; part < parts; part++) {
    await takeTurn()
    now += milliseconds
    done.push(name)
  }
}

async function workOf(person: string, parts: number, milliseconds: number): Promise<void> {
  await inTurnsOf(person, () => work(person, parts, milliseconds))
}

/** How many rounds of the event loop begin until something is over. */
async function roundsDuring(works: readonly Promise<void>[]): Promise<number> {
  let isOver = false
  let rounds = 0
  void Promise.all(works).then(() => (isOver = true))
  for (; !isOver; rounds++) await nextRound()
  return rounds
}

test('little work waits for nobody, however many ask', async () => {
  const works = Array.from({ length: 20 }, (_, person) => workOf(`${person}`, 1, 0.4))
  expect(await roundsDuring(works)).toBe(1)
})

test('between long parts of a work others are heard', async () => {
  expect(await roundsDuring([workOf('one', 5, long)])).toBeGreaterThanOrEqual(4)
})

test('who asks for twenty long things at once is one person, whom another follows', async () => {
  const dear = Array.from({ length: 20 }, () => workOf('dear', 5, long))
  await nextRound()
  const before = done.length
  await workOf('other', 3, long)
  const between = done.slice(before, done.lastIndexOf('other'))
  expect(between.filter((name) => name === 'dear').length).toBeLessThanOrEqual(4)
  await Promise.all(dear)
  expect(done.length).toBe(103)
})

test('people with long work have their turns one after the other', async () => {
  await Promise.all(['one', 'two', 'three'].map((person) => workOf(person, 3, long)))
  expect(done.join(' ')).toBe('one two three one two three one two three')
})

test('after long work nobody waits any more', async () => {
  await workOf('one', 3, long)
  await nextRound()
  await nextRound()
  expect(await roundsDuring([workOf('two', 1, long)])).toBe(1)
})

test('what is made of thousands of things is made in their order, and others are heard meanwhile', async () => {
  const things = Array.from({ length: 1_000 }, (_, index) => index)
  let made: number[] = []
  const making = mapInTurns(things, (thing) => {
    now += 0.2
    return thing * 2
  }).then((all) => void (made = all))
  expect(await roundsDuring([making])).toBeGreaterThanOrEqual(9)
  expect(made).toEqual(things.map((thing) => thing * 2))
})
