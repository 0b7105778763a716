import { install } from './install.mjs'
import { main } from './main.mjs'
import { buildWebPage } from './web-page.mjs'

await main(async () => {
  await install()
  await buildWebPage()
  return 0
})
