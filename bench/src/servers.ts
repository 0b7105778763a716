import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { keyScopes } from '@atlas/contract/rules/key-scopes.ts'
import { processorSecondsOf } from '#processor.ts'

/** A server in a process of its own. */
export interface RunningServer {
  readonly address: string
  readonly searchUrl: string
  /** The headers of each request. */
  readonly headers: Readonly<Record<string, string>>
  readonly pid: number
  /** The time from the start of its process until it accepts requests. */
  readonly readyAfter: { readonly seconds: number; readonly processorSeconds: number }
  readonly stop: () => Promise<void>
}

const mostTries = 10
const busyMilliseconds = 1_000

export const administrator = { email: 'bench@example.org', password: 'A1@-for-the-bench-only' }

/** Where a server stores its data: a PostgreSQL database and a folder. */
export interface Place {
  readonly databaseUrl: string
  readonly folder?: string
}

/** The settings of `npm start`. */
const { flags, environment } = JSON.parse(
  readFileSync(new URL('../../server/process.json', import.meta.url), 'utf8'),
) as { readonly flags: readonly string[]; readonly environment: NodeJS.ProcessEnv }

/** Our server as in production, with all jurisdictions searchable, signed in as one user. */
export async function startAtlas(databaseUrl: string): Promise<RunningServer> {
  return await startAtlasAt({ databaseUrl })
}

export async function startAtlasAt(place: Place): Promise<RunningServer> {
  const running = await startProcess([...flags, fileURLToPath(import.meta.resolve('@atlas/server/server.ts'))], {
    ...environment,
    ...settingsOf(place),
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })
  const { address } = running
  try {
    return { ...running, searchUrl: `${address}/api/search/eo`, headers: await signIn(address) }
  } catch (error) {
    await running.stop()
    throw error
  }
}

/** The environment of a process: its database, and that all jurisdictions are searchable. */
export function settingsOf({ databaseUrl, folder = join(tmpdir(), 'atlas-bench') }: Place): NodeJS.ProcessEnv {
  return { DATABASE_URL: databaseUrl, DATA_DIR: folder, COVERAGE: 'all' }
}

export async function startSqlServer(databaseUrl: string): Promise<RunningServer> {
  const script = fileURLToPath(new URL('sql-server.ts', import.meta.url))
  const running = await startProcess([script], { DATABASE_URL: databaseUrl })
  return { ...running, searchUrl: `${running.address}/search`, headers: { 'content-type': 'application/json' } }
}

/** The headers of the administrator's requests. */
async function signIn(address: string): Promise<Record<string, string>> {
  const send = async () =>
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(administrator),
    })
  let answer = await send()
  // On a loaded machine, a server that has just started refuses the first requests.
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries++) {
    await pause(busyMilliseconds)
    answer = await send()
  }
  if (!answer.ok) throw new Error(`Signing in for the bench failed: ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] as string)
  const valueOf = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  return {
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    'x-csrf-access-token': valueOf('csrf_access_token'),
    'x-csrf-refresh-token': valueOf('csrf_refresh_token'),
  }
}

/** Makes a key of the administrator for all that keys may read, and returns what a script sends with each request. */
export async function headersWithKey({ address, headers }: RunningServer): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api${endpoints.makeKey.path}`, {
    method: endpoints.makeKey.method,
    headers: { ...headers, origin: address },
    body: JSON.stringify({ name: 'Bench', scopes: keyScopes }),
  })
  if (!answer.ok) throw new Error(`Making a key for the bench failed: ${await answer.text()}`)
  const { key } = (await answer.json()) as { key: string }
  return { authorization: `Bearer ${key}` }
}

/** When they are ready, both servers print a line that ends in their URL. */
async function startProcess(words: readonly string[], settings: NodeJS.ProcessEnv) {
  const begun = performance.now()
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.signalCode === null && child.kill()) await ended
  }
  const address = await readyAddress(child)
  const pid = child.pid as number
  const readyAfter = { seconds: (performance.now() - begun) / 1_000, processorSeconds: processorSecondsOf(pid) }
  return { address, pid, readyAfter, stop }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready at (http:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`A server of the bench ended with ${code}: ${printed}`)))
  })
}
