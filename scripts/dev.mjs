import { join } from 'node:path'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { node24 } from './node-24.mjs'
import { root } from './repository.mjs'
import { run } from './run.mjs'
import { vite } from './web-page.mjs'

// Vite serves the page while people work on it and hands what is under /api to the server, which then
// sees Vite's address as the page's.
const origins = ['http://localhost:5173', 'http://127.0.0.1:5173', 'http://127.0.0.1:3000']

await main(async () => {
  await install()
  const end = new AbortController()
  const env = { WEB_ORIGINS: origins.join(','), ...process.env }
  const programs = [
    run(node24(), ['--watch', 'server/src/server.ts'], { env, signal: end.signal }),
    run(node24(), [vite], { cwd: join(root, 'web'), signal: end.signal }),
  ]
  const code = await Promise.race(programs)
  end.abort()
  await Promise.all(programs)
  return code
})
