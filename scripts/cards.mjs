import { join } from 'node:path'
import { main } from './main.mjs'
import { runNode } from './run.mjs'

// `npm run cards`: Python reads the contacts file back, where Debian's python3-vobject is installed.

await main(() => runNode([join('server', 'src', 'testing', 'saved', 'lists', 'cards-in-python.ts')]))
