import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipFile } from '#features/exports/file/gzip-file.ts'

async function packed(texts: readonly string[]): Promise<Buffer> {
  return await buffer(gzipFile(texts.map((text) => ({ bytes: Buffer.from(text), free: () => undefined }))))
}

test('blocks are one file, in their order, however many are packed at once', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(10_000))
  expect(gunzipSync(await packed(texts)).toString()).toBe(texts.join(''))
})

test('a file is a single member, because browsers leave out all after the first', async () => {
  const bytes = await packed(['one', 'two'])
  const start = bytes.subarray(0, 3)
  expect(start).toEqual(Buffer.of(0x1f, 0x8b, 8))
  expect(bytes.indexOf(start, 1)).toBe(-1)
  // The last eight bytes are the checksum and the length of it all.
  expect(bytes.readUInt32LE(bytes.length - 4)).toBe(6)
})

test('a file of nothing is empty', async () => {
  expect(gunzipSync(await packed([]))).toHaveLength(0)
})

test('blocks are given back in their order', async () => {
  const chunks: string[] = []
  const blocks = ['one', 'two', 'six'].map((text) => ({ bytes: Buffer.from(text), free: () => chunks.push(text) }))
  await buffer(gzipFile(blocks))
  expect(chunks).toEqual(['one', 'two', 'six'])
})
