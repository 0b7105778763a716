import { expect, test } from 'vitest'
import { packIds, unpackIds } from '#features/saved/searches/pack-ids.ts'

test.each([
  [[], 0],
  [[1, 2, 3], 3],
  [[127, 255, 383], 5],
  [[0, 128, 16_384, 4_294_967_295], 1 + 2 + 2 + 5],
])('the ids %j take %d bytes and come back as they were', (list, bytes) => {
  const ids = Uint32Array.from(list)
  const packed = packIds(ids)
  expect(packed).toHaveLength(bytes)
  expect(unpackIds(packed)).toEqual(ids)
})
