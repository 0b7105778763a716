import { installServer } from './install.mjs'
import { main } from './main.mjs'
import { runNode } from './run.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

await main(async () => {
  await buildWebPageIfStale()
  return await runNode(['server/src/server.ts'])
}, installServer)
