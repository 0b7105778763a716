import { expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { lookUpTogether } from '#database/look-up-together.ts'

const [one, other] = [{}, {}] as [Database, Database]
const hashes = ['a', 'b', 'unknown'].map((text) => Buffer.from(text))

/** Knows "a" and "b", and counts what it is asked. */
function counted() {
  const lookUps: string[] = []
  const find = lookUpTogether(
    async (_, requested) => {
      lookUps.push(requested.map(String).toSorted().join())
      return requested.filter((hash) => String(hash) !== 'unknown').map((hash) => ({ hash, says: String(hash) }))
    },
    ({ hash }) => hash,
  )
  return { lookUps, find }
}

test('who asks in one round is looked up in one statement, each as who they are, and the next round anew', async () => {
  const { lookUps, find } = counted()
  const found = await Promise.all([...hashes, ...hashes].map((hash) => find(one, hash)))
  expect(found.map((row) => row?.says)).toEqual(['a', 'b', undefined, 'a', 'b', undefined])
  expect(lookUps).toEqual(['a,b,unknown'])
  await find(one, Buffer.from('a'))
  expect(lookUps).toEqual(['a,b,unknown', 'a'])
})

test('each database is asked for its own, and two look-ups never share a statement', async () => {
  const [keys, sessions] = [counted(), counted()]
  const [first] = hashes as [Buffer]
  await Promise.all([keys.find(one, first), keys.find(other, first), sessions.find(one, first)])
  expect([keys.lookUps, sessions.lookUps]).toEqual([['a', 'a'], ['a']])
})
