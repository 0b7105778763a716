import { install } from './install.mjs'
import { main } from './main.mjs'
import { node24 } from './node-24.mjs'
import { run } from './run.mjs'

await main(async () => {
  await install()
  return await run(node24(), ['server/src/cli.ts', ...process.argv.slice(2)])
})
