import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestBrowsers } from './lacking-apis.mjs'
import { lackingUses, unexpectedUses } from './lacking-uses.mjs'
import { main } from './main.mjs'
import { root } from './repository.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

/**
 * APIs that we or a package use only after a check that they exist, with the number of uses; any further use has to be
 * reviewed.
 */
const earlyFiles = {
  ClipboardItem: 1,
  requestIdleCallback: 1,
  cancelIdleCallback: 1,
  setImmediate: 1,
  'Document.startViewTransition': 2,
  'Element.checkVisibility': 1,
  'Error.captureStackTrace': 5,
  'Navigator.connection': 2,
  'ViewTransition.skipTransition': 1,
}

await main(async () => {
  await buildWebPageIfStale()
  const folder = join(root, 'web', 'dist', 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const unexpected = unexpectedUses(lackingUses(files, oldestBrowsers), earlyFiles)
  for (const line of unexpected) console.error(line)
  return unexpected.length > 0 ? 1 : 0
})
