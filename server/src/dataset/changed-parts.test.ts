import { expect, test } from 'vitest'
import { partsOf, withParts } from '#dataset/changed-parts.ts'

const rows = Uint32Array.of(1, 2)
const before = {
  name: 'one',
  rows,
  at: new Date(0),
  columns: new Map<string, object>([
    ['kept', { values: rows }],
    ['other', { values: rows, order: null }],
    ['gone', {}],
  ]),
}
const after = {
  ...before,
  name: 'two',
  at: new Date(1),
  columns: new Map<string, object>([
    ['kept', before.columns.get('kept') as object],
    ['other', { values: rows, order: Uint32Array.of(3) }],
    ['new', { values: Uint32Array.of(4) }],
  ]),
}

test('a value is put together again from what is other of it, in another thread too', () => {
  expect(withParts(before, structuredClone(partsOf(before, after)))).toEqual(after)
  expect(withParts(null, structuredClone(partsOf(null, after)))).toEqual(after)
})

test('a list that goes on is handed over from where it was', () => {
  const [one, two] = [{ name: 'one' }, { name: 'two' }]
  const parts = partsOf({ list: [one] }, { list: [one, two] })
  expect(parts).toEqual({ kind: 'object', parts: [['list', { kind: 'longer', items: [two] }]] })
  const again = withParts({ list: [one] }, structuredClone(parts)) as { list: object[] }
  expect(again).toEqual({ list: [one, two] })
  expect(again.list[0]).toBe(one)
})

test('what is the same is the same object again', () => {
  const again = withParts(before, partsOf(before, after)) as typeof after
  expect(again.columns.get('kept')).toBe(before.columns.get('kept'))
  expect(again.rows).toBe(rows)
  expect(withParts(before, partsOf(before, before))).toBe(before)
})
