import { main } from './main.mjs'
import { buildWebPage } from './web-page.mjs'

await main(async () => {
  await buildWebPage()
  return 0
})
