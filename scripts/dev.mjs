import { join } from 'node:path'
import { main } from './main.mjs'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'
import { vite } from './web-page.mjs'

// In development Vite serves the page and proxies /api to the server, which then sees Vite's address as the page's
// origin.
const origins = ['http://localhost:5173', 'http://127.0.0.1:5173', 'http://127.0.0.1:3000']

await main(async () => {
  const end = new AbortController()
  const env = { WEB_ORIGINS: origins.join(','), ...process.env }
  const programs = [
    runNode(['--watch', 'server/src/server.ts'], { env, signal: end.signal }),
    runNode([vite], { cwd: join(root, 'web'), signal: end.signal }),
  ]
  const code = await Promise.race(programs)
  end.abort()
  await Promise.all(programs)
  return code
})
