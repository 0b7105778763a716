import { installServer } from './install.mjs'
import { main } from './main.mjs'
import { runServer } from './server-process.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

await main(async () => {
  await buildWebPageIfStale()
  return await runServer()
}, installServer)
