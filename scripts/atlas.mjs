import { installServer } from './install.mjs'
import { main } from './main.mjs'
import { runNode } from './run.mjs'

await main(() => runNode(['server/src/cli.ts', ...process.argv.slice(2)]), installServer)
