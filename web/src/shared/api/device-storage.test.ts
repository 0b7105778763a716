import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** The modules that may use a store of the browser, and for what. */
const users: Record<string, string> = {
  'shared/api/device-storage.ts': 'all that is kept of a person, cleared at the sign-out',
  'shared/api/kept-answers.ts':
    'the answers of what a person asked to keep, removed at the sign-out and after seven days',
  'layout/offline/start-worker.ts': 'whether the files that the browser keeps of the page are of its version',
  'accounts/use-reset-token.ts': 'the token of a mailed link, until it is used',
  'search/filters/FilterGroups.tsx': 'which groups of filters are closed, of the browser',
  'layout/header/ThemeItems.tsx': 'the theme, of the browser',
  'shared/page/install-visits.ts':
    'how often the browser came, and until when the offer to install rests, of the browser',
  'search/quick/slash-key.ts': 'whether "/" opens the quick search, of the browser',
}

test('whatever is kept of a person is kept where the sign-out clears it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|idb-keyval|caches)\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found.toSorted()).toEqual(Object.keys(users).toSorted())
})
