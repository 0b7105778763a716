import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeLock } from '#platform/lock.ts'
import { atlasCommand } from '#testing/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'atlas-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const inUse = `The database in ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`
const otherWay = " While a server runs, an organization's own officials are imported at /admin/data."

test.each([
  [['import', 'PACK'], `${inUse}${otherWay}\n`],
  [['demo'], `${inUse}\n`],
  [['user', 'list'], `${inUse}\n`],
])('%j on an embedded database that is served says in one line who has it', async (words, errors) => {
  const lock = takeLock(folder)
  try {
    expect(await atlasCommand(words, { DATA_DIR: folder })).toEqual({ exitCode: 1, output: '', errors })
  } finally {
    lock.release()
  }
})

test.each([
  [['backup'], 'Name one file: npm run atlas -- backup FILE\n'],
  [['restore', 'one', 'two'], 'Name one file: npm run atlas -- restore FILE\n'],
  [['backup', 'FILE'], `There is no database in ${folder}. Set DATA_DIR to the folder that holds it\n`],
])('%j says what is wrong', async (words, errors) => {
  expect(await atlasCommand(words, { DATA_DIR: folder })).toEqual({ exitCode: 1, output: '', errors })
})
