import { describe, expect, test } from 'vitest'
import { shapingPaths } from '../server/src/dataset/program-digest.ts'
import { arrows, brokenArrows } from './arrows.mjs'

describe('an import', () => {
  test.each([
    ['server/src/search/match.ts', "import type { Column } from '@atlas/contract/catalogue/column.ts'"],
    ['server/src/features/officials/routes.ts', "import { page } from '#search/page.ts'"],
    ['server/src/features/officials/routes.ts', "import { detail } from '#features/officials/official-detail.ts'"],
    ['server/src/features/accounts/accounts.test.ts', "import { testApp } from '#testing/app.ts'"],
    ['web/src/officials/search/Results.tsx', "import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'"],
    ['contract/src/rules/states.ts', "import * as z from 'zod/mini'"],
    ['contract/src/rules/states.ts', "import { all } from '@atlas/states/all.ts'"],
    ['states/florida/law.ts', "import { tuesday } from '#law/days.ts'"],
    ['states/florida/law.ts', "import { state } from './state.ts'"],
    ['server/src/imports/elections/lawful-dates.ts', "import { laws } from '@atlas/states/laws.ts'"],
    ['contract/src/rules/states.ts', "export const message = `come from 'fastify'`"],
  ])('along the arrows is allowed: %s, %s', (file, text) => {
    expect(brokenArrows(file, text)).toEqual([])
  })

  test.each([
    [
      'web/src/shared/ui/overlay/Dialog.tsx',
      "import { call } from '#shared/api/call.ts'",
      'shared/ui may import nothing else of shared',
    ],
    [
      'web/src/shared/ui/overlay/Dialog.tsx',
      "import { x } from '@atlas/contract/problem.ts'",
      'what things look like knows nothing of the contract',
    ],
    ['web/src/shared/api/call.ts', "import { x } from '../../layout/x.ts'", 'shared may import contract only'],
    ['web/src/shared/api/call.ts', "import { x } from '@atlas/server/app.ts'", 'shared may import contract only'],
    [
      'server/src/search/match.ts',
      "import {\n  a,\n  b,\n} from '#database/connect.ts'",
      'search may import vocabulary, contract only',
    ],
    ['contract/src/rules/states.ts', "import { laws } from '@atlas/states/laws.ts'", 'rules may import states only'],
    ['web/src/shared/map/states.ts', "import { all } from '@atlas/states/all.ts'", 'shared may import contract only'],
    ['states/florida/state.ts', "import { law } from '#florida/law.ts'", 'state may import nothing of ours'],
    ['states/florida/law.ts', "import { x } from '@atlas/server/imports/x.ts'", 'law may import state, contract only'],
    [
      'states/georgia/returns/export.ts',
      "import { x } from '@atlas/server/imports/reading/xlsx.ts'",
      'returns may import nothing of ours',
    ],
    ['server/src/search/match.ts', "import { sql } from 'kysely'", 'no package is imported here but zod'],
    ['server/src/platform/log.ts', "export { a } from '#context/config.ts'", 'platform may import contract only'],
    ['server/src/platform/log.ts', "import '#jobs/work.ts'", 'platform may import contract only'],
    ['server/src/platform/log.ts', "await import('#jobs/work.ts')", 'platform may import contract only'],
    ['server/src/database/open.ts', "import { a } from '#testing/database.ts'", 'it is for tests'],
    [
      'server/src/features/users/routes.ts',
      "import { a } from '#features/accounts/session.ts'",
      'on the server a noun never imports another',
    ],
    [
      'server/src/utils/misc.ts',
      "import { a } from '#database/open.ts'",
      'scripts/arrows.mjs does not say what src/utils may import',
    ],
  ])('against the arrows is named with its reason: %s, %s', (file, text, reason) => {
    expect(brokenArrows(file, text)).toEqual([expect.stringMatching(new RegExp(`^${file} imports .*: ${reason}$`))])
  })
})

describe('a room in a room', () => {
  const table = {
    server: {
      platform: [],
      imports: ['platform'],
      'imports/reading': [],
      'imports/load': ['imports/reading'],
      features: ['imports'],
    },
  }
  const reason = (/** @type {string} */ file, /** @type {string} */ imported) =>
    brokenArrows(file, `import { a } from '${imported}'`, table).map((line) => line.replace(/^.*?: /, ''))

  test.each([
    ['imports/load/merge.ts', '#imports/load/stage.ts'],
    ['imports/load/merge.ts', '#imports/reading/csv.ts'],
    ['imports/reading/deep/csv.ts', '#imports/reading/text.ts'],
    ['imports/reading/csv.ts', '#platform/clock.ts'],
    ['imports/import-pack.ts', '#imports/load/merge.ts'],
    ['features/data/imports/load.ts', '#imports/load/merge.ts'],
  ])('may be entered along its own arrows: %s, %s', (file, imported) => {
    expect(reason(`server/src/${file}`, imported)).toEqual([])
  })

  test.each([
    ['imports/reading/csv.ts', '#imports/load/merge.ts', 'imports/reading may import nothing else of imports'],
    ['imports/load/merge.ts', '#imports/progress.ts', 'imports/load may import imports/reading only, of imports'],
    ['imports/load/merge.ts', '#imports/new/a.ts', 'imports/load may import imports/reading only, of imports'],
    ['imports/new/a.ts', '#imports/load/merge.ts', 'scripts/arrows.mjs does not say what src/imports/new may import'],
    ['imports/load/merge.ts', '#features/users/a.ts', 'imports may import platform only'],
  ])('is closed otherwise: %s, %s', (file, imported, why) => {
    expect(reason(`server/src/${file}`, imported)).toEqual([why])
  })
})

test.each(Object.entries(arrows))('no arrows of %s lead back to where they come from', (_, rooms) => {
  const leading = (/** @type {string} */ room) => reachable(rooms, rooms[room] ?? []).has(room)
  const upwards = (/** @type {string} */ room) => rooms[room]?.some((other) => room.startsWith(`${other}/`))
  expect(Object.keys(rooms).filter((room) => leading(room) || upwards(room))).toEqual([])
})

/**
 * @param {Record<string, string[]>} rooms
 * @param {string[]} from
 * @param {Set<string>} visited
 * @returns {Set<string>}
 */
function reachable(rooms, from, visited = new Set()) {
  for (const room of from.filter((each) => !visited.has(each))) reachable(rooms, rooms[room] ?? [], visited.add(room))
  return visited
}

test('the program that shapes a kept snapshot is all that may be imported where snapshots are built', () => {
  const rooms = ['dataset', ...(arrows['server']?.['dataset'] ?? [])]
  const workspaces = /** @type {Record<string, string>} */ ({
    contract: 'contract/src',
    states: 'states',
    'states/law': 'states',
  })
  const folders = [...new Set(rooms.map((room) => workspaces[room] ?? `server/src/${room}`))]
  expect([...shapingPaths].sort()).toEqual([...folders, 'contract/package.json', 'server/package.json'].sort())
})
