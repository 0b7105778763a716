import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './repository.mjs'
import { missingParts, stateLists } from './states.mjs'

const fixtures = join(root, 'states', 'testing')
const workspaces = ['contract', 'server', 'states']

/** A copy of all code that reads and stores officials, with the packages installed here. */
function copyOfRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'atlas-sixth-state-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const filter = (/** @type {string} */ path) => !/node_modules|\.test\.ts$/.test(path.slice(root.length))
  for (const workspace of workspaces) cpSync(join(root, workspace), join(copy, workspace), { recursive: true, filter })
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  mkdirSync(join(copy, 'node_modules', '@atlas'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@atlas'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const workspace of workspaces)
    symlinkSync(join(copy, workspace), join(copy, 'node_modules', '@atlas', workspace))
  return copy
}

test('a sixth state is a folder beside the five, and no other file is changed by hand', async () => {
  const copy = copyOfRepository()
  cpSync(join(fixtures, 'arkansas'), join(copy, 'states', 'arkansas'), { recursive: true })
  for (const { path, text } of stateLists(copy)) writeFileSync(join(copy, path), text)
  expect(await missingParts('arkansas', copy)).toEqual([])
  const program = join(copy, 'server', 'src', 'testing', 'print-atlas.ts')
  const printed = execFileSync(process.execPath, [program, join(fixtures, 'arkansas-pack')], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual({
    states: ['Alabama', 'Arkansas', 'Florida', 'Georgia', 'Louisiana', 'Mississippi'],
    zipCode: '05',
    place: 'ar-house-73',
    typed: { key: 'pulaski', stateId: '05', kind: 'county' },
    counties: 75,
    officials: [
      'State Representative Collins',
      'State Representative Holladay',
      'State Senator Clark',
      'U.S. Representative Crawford',
      'U.S. Representative Hill',
      'U.S. Representative Westerman',
      'U.S. Representative Womack',
      'U.S. Senator Boozman',
      'U.S. Senator Cotton',
    ],
    generals: ['2026-11-03', '2028-11-07', '2030-11-05'],
    nextGeneral: null,
    invented: true,
  })
})
