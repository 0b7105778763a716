import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { finishReplacement, formerFolder, replaceFolder } from '#database/replace-folder.ts'

let place: string
let folder: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'atlas-replace-'))
  folder = join(place, 'database')
  for (const name of ['database', 'fresh']) {
    mkdirSync(join(place, name))
    writeFileSync(join(place, name, 'is'), name)
  }
})
afterEach(() => rmSync(place, { recursive: true }))

const contentOf = (path: string) => readFileSync(join(path, 'is'), 'utf8')

/** Another process that puts the fresh folder in its place, and is killed at one of its renamings. */
function replaceKilledAt(renaming: number): NodeJS.Signals | null {
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { renameSync } = fs
    let left = ${renaming}
    fs.renameSync = (...paths) => (--left === 0 ? process.kill(process.pid, 'SIGKILL') : renameSync(...paths))
    syncBuiltinESMExports()
    const { replaceFolder } = await import(${JSON.stringify(new URL('./replace-folder.ts', import.meta.url).href)})
    replaceFolder(${JSON.stringify(folder)}, ${JSON.stringify(join(place, 'fresh'))})`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program]).signal
}

describe('a folder that another takes the place of', () => {
  test('is kept as its former, and the one before that is not', () => {
    replaceFolder(folder, join(place, 'fresh'))
    expect([contentOf(folder), contentOf(formerFolder(folder))]).toEqual(['fresh', 'database'])
    mkdirSync(join(place, 'fresh'))
    writeFileSync(join(place, 'fresh', 'is'), 'newest')
    replaceFolder(folder, join(place, 'fresh'))
    expect([contentOf(folder), contentOf(formerFolder(folder))]).toEqual(['newest', 'fresh'])
  })

  test.each([
    [1, 'database'],
    [2, 'database'],
    [3, 'fresh'],
  ])('is there, or the other is, after a kill at step %i', (renaming, found) => {
    expect(replaceKilledAt(renaming)).toBe('SIGKILL')
    finishReplacement(folder)
    expect(contentOf(folder)).toBe(found)
  })

  test('never comes back once somebody has deleted the one that took its place', () => {
    replaceFolder(folder, join(place, 'fresh'))
    rmSync(folder, { recursive: true })
    finishReplacement(folder)
    expect(() => contentOf(folder)).toThrow('ENOENT')
  })
})
