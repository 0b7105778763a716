import { installServerAndPage } from './install.mjs'
import { main } from './main.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

await main(async () => {
  await buildWebPageIfStale()
  return 0
}, installServerAndPage)
