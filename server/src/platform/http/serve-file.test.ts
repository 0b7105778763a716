import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type OutgoingFile, serveFile } from '#platform/http/serve-file.ts'
import { emptyServer, file as fileEndpoint } from '#testing/platform/http/endpoints.ts'

const text = Buffer.from('a,b\r\n1,2\r\n')

async function send(bytes: Buffer, packed: OutgoingFile['packed'], accepted?: string) {
  const app = emptyServer()
  serveFile(app, fileEndpoint, async () => ({
    name: 'export.csv',
    mediaType: 'text/csv; charset=utf-8',
    bytes: Readable.from([bytes]),
    length: bytes.length,
    packed,
  }))
  return await app.inject({ url: '/api/file', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
}

describe('a file', () => {
  test('is to be saved under its name, whole', async () => {
    const answer = await send(text, null, 'gzip')
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="export.csv"',
      'content-type': 'text/csv; charset=utf-8',
      'accept-ranges': 'none',
      'content-length': String(text.length),
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['vary']).toBeUndefined()
    expect(answer.rawPayload).toEqual(text)
  })

  test('that is packed leaves packed where that is taken, and unpacked where not', async () => {
    const packed = gzipSync(text)
    const taken = await send(packed, 'gzip', 'gzip')
    expect(taken.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.length),
      vary: 'accept-encoding',
    })
    expect(taken.rawPayload).toEqual(packed)
    const plain = await send(packed, 'gzip')
    expect(plain.headers['vary']).toBe('accept-encoding')
    for (const header of ['content-encoding', 'content-length']) expect(plain.headers[header]).toBeUndefined()
    expect(plain.rawPayload).toEqual(text)
  })

  test('that breaks on its way does not look whole', async () => {
    await expect(send(gzipSync(text).subarray(0, 15), 'gzip', 'identity')).rejects.toThrow()
  })
})
