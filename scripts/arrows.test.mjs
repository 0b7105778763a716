import { describe, expect, test } from 'vitest'
import { brokenArrows } from './arrows.mjs'

describe('an import', () => {
  test.each([
    ['server/src/search/match.ts', "import type { Column } from '@atlas/contract/catalogue/column.ts'"],
    ['server/src/features/officials/routes.ts', "import { page } from '#search/page.ts'"],
    ['server/src/features/officials/routes.ts', "import { detail } from '#features/officials/official-detail.ts'"],
    ['server/src/features/accounts/accounts.test.ts', "import { testApp } from '#test-app.ts'"],
    ['web/src/features/search/Results.tsx', "import { Dialog } from '../../ui/overlay/Dialog.tsx'"],
    ['contract/src/rules/states.ts', "import * as z from 'zod/mini'"],
    ['contract/src/rules/states.ts', "export const message = `come from 'fastify'`"],
  ])('along the arrows is allowed: %s, %s', (file, text) => {
    expect(brokenArrows(file, text)).toEqual([])
  })

  test.each([
    ['web/src/ui/overlay/Dialog.tsx', "import { call } from '#api/call.ts'", 'ui may import nothing of ours'],
    ['web/src/api/call.ts', "import { x } from '../layout/x.ts'", 'api may import contract only'],
    ['web/src/api/call.ts', "import { x } from '@atlas/server/app.ts'", 'api may import contract only'],
    [
      'server/src/search/match.ts',
      "import {\n  a,\n  b,\n} from '#database/connect.ts'",
      'search may import contract only',
    ],
    ['server/src/search/match.ts', "import { sql } from 'kysely'", 'no package is imported here but zod'],
    ['server/src/platform/log.ts', "export { a } from '#config.ts'", 'platform may import contract only'],
    ['server/src/platform/log.ts', "import '#jobs/work.ts'", 'platform may import contract only'],
    ['server/src/platform/log.ts', "await import('#jobs/work.ts')", 'platform may import contract only'],
    ['server/src/database/open.ts', "import { a } from '#database/test-database.ts'", 'it is for tests'],
    [
      'server/src/features/users/routes.ts',
      "import { a } from '#features/accounts/session.ts'",
      'a feature never imports a feature',
    ],
    [
      'server/src/utils/misc.ts',
      "import { a } from '#database/open.ts'",
      'scripts/arrows.mjs does not say what server/src/utils may import',
    ],
  ])('against the arrows is named with its reason: %s, %s', (file, text, reason) => {
    expect(brokenArrows(file, text)).toEqual([expect.stringMatching(new RegExp(`^${file} imports .*: ${reason}$`))])
  })
})
