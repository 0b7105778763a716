import { installPackagesOfPage, installServerAndPage, removePackagesOfPage } from './install.mjs'
import { main } from './main.mjs'
import { runServer, runServerWhile } from './server-process.mjs'
import { buildWebPage, isWebPageStale } from './web-page.mjs'

await main(async () => {
  if (!isWebPageStale()) return await runServer()
  await installPackagesOfPage()
  console.log('Building the page …')
  return await runServerWhile(async () => {
    await buildWebPage()
    await removePackagesOfPage()
  })
}, installServerAndPage)
