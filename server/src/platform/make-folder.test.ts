import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderUnusable, makeFolder, orUnusable } from '#platform/make-folder.ts'

let scratch: string

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'atlas-folder-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a folder', () => {
  test('is made with those above it, for whom it is said, and may be there already', () => {
    const folder = join(scratch, 'a', 'b', 'c')
    makeFolder(folder, 0o700)
    makeFolder(folder, 0o700)
    for (const path of [folder, join(scratch, 'a')]) expect(statSync(path).mode & 0o777).toBe(0o700)
  })

  test('that a file is in the way of is refused in one sentence', () => {
    const file = join(scratch, 'file')
    writeFileSync(file, '')
    const refused = (path: string, reason: string) =>
      expect(() => makeFolder(path)).toThrow(
        new FolderUnusable(`The folder ${path} cannot be made: ${reason}. Choose a folder that can be written to.`),
      )
    refused(file, 'a file is in the way')
    refused(join(file, 'below', 'it'), 'a file is in the way')
  })

  test.runIf(process.platform === 'linux')(
    'where the system lets nobody make one is refused, and not tried for ever',
    () => {
      expect(() => makeFolder('/proc/nope/data')).toThrow(
        'The folder /proc/nope/data cannot be made: the system lets nobody make anything there.',
      )
    },
  )

  test.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'its disk can only be read'],
    ['ENOSPC', 'there is no space left on its disk'],
    ['EIO', 'EIO: something else'],
  ])('that cannot be written to because of %s is told so', (code, reason) => {
    const fail = () => {
      throw Object.assign(new Error(`${code}: something else`), { code })
    }
    expect(() => orUnusable('/data', 'written to', fail)).toThrow(`The folder /data cannot be written to: ${reason}. `)
  })
})

test('nothing makes folders in a way that may never end', () => {
  const source = join(import.meta.dirname, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const endless = files.filter((file) =>
    /mkdir(Sync)?\([^)]*\brecursive/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(endless.filter((file) => !file.startsWith('testing/'))).toEqual([])
})
