import { deflateRawSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gunzipAtMost, gunzipElsewhere, inflateAtMost, TooMuchUnpacked } from '#platform/unpack.ts'

const text = Buffer.from('Ada Wren, Sheriff\n'.repeat(20_000))
/** Whoever reads it to its end finds it damaged. */
const damagedBehind = (packed: Buffer) => Buffer.concat([packed.subarray(0, -40), Buffer.alloc(40, 0xff)])

const ways = [
  [
    'deflate',
    deflateRawSync,
    async (packed: Buffer, most: number) => await Promise.resolve(inflateAtMost(packed, most)),
  ],
  ['gzip', gzipSync, async (packed: Buffer, most: number) => await Promise.resolve(gunzipAtMost(packed, most))],
  ['gzip elsewhere', gzipSync, gunzipElsewhere],
] as const

test.each(ways)('%s is unpacked whole up to the limit', async (_, pack, unpack) => {
  expect(Buffer.from(await unpack(pack(text), text.length))).toEqual(text)
  await expect(unpack(pack(text), text.length - 1)).rejects.toThrow(TooMuchUnpacked)
})

test.each(ways)('unpacking %s ends at the limit: what stands behind it is never read', async (_, pack, unpack) => {
  const packed = damagedBehind(pack(Buffer.alloc(4_000_000)))
  await expect(unpack(packed, 100_000)).rejects.toThrow(TooMuchUnpacked)
  await expect(unpack(packed, 8_000_000)).rejects.not.toThrow(TooMuchUnpacked)
})
