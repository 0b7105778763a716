import { main } from './main.mjs'
import { install } from './install.mjs'
import { node24 } from './node-24.mjs'
import { run } from './run.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

await main(async () => {
  await install()
  await buildWebPageIfStale()
  return await run(node24(), ['server/src/server.ts'])
})
