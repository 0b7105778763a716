import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheProduct } from './linear-patterns.mjs'
import { root } from './repository.mjs'
import { isUnpacking } from './unpacking.mjs'

test.each([
  ["import { promisify } from 'node:util'\nimport { gunzip } from 'node:zlib'", true],
  ["import { gzip, createGunzip } from 'node:zlib'", true],
  ["import zlib from 'node:zlib'", true],
  ["import { zipSync } from 'fflate'", false],
  ["import {\n  unzipSync,\n  zipSync,\n} from 'fflate'", true],
  ["import { create } from 'tar'", false],
  ["return new Response(stream.pipeThrough(new DecompressionStream('gzip')))", true],
])('tells what unpacks: %s', (text, is) => {
  expect(isUnpacking(text)).toBe(is)
})

// Outside data is decompressed only where the resulting bytes are counted. Files that the atlas compressed itself have
// a known size.
const whatIsUnpacked = {
  'server/src/database/backup/backup-file.ts': 'a backup, piece by piece; no text of it is kept beyond a limit',
  'server/src/imports/fetch/repository-archive.ts': 'what was fetched: each piece that comes out is counted',
  'server/src/platform/http/api-page.ts': 'its own page',
  'server/src/platform/http/serve-file.ts': 'a file of the atlas, piece by piece as it is taken',
  'server/src/platform/http/web-files.ts': 'the files of the web page, as they were built',
  'server/src/platform/unpack.ts': 'what others hand over: each names a limit, and what comes out is counted',
  'web/src/places/find/match/file/read-workbook.ts': 'a list of members: each piece that comes out is counted',
}

test('nothing is unpacked but where what comes out is counted, or was packed by the atlas', () => {
  const unpacking = filesOfTheProduct().filter((file) => isUnpacking(readFileSync(join(root, file), 'utf8')))
  expect(unpacking.sort()).toEqual(Object.keys(whatIsUnpacked))
})
