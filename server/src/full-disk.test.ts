import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems } from '@atlas/contract/problem.ts'
import { until } from '#testing/jobs/queue.ts'
import { addressOf, type Started, startServer } from '#testing/server.ts'

// A disk of its own can only be mounted by root on Linux, and PostgreSQL has a disk that is not the atlas's.
const canTry = process.platform === 'linux' && process.getuid?.() === 0 && !process.env.DATABASE_URL && canMount()
if (!canTry) process.stdout.write('A full disk is tried on the embedded database only, by root on Linux.\n')

let folder: string
let running: Started | undefined

beforeAll(() => {
  if (!canTry) return
  folder = mkdtempSync(join(tmpdir(), 'atlas-full-'))
  mount(folder)
})
afterAll(async () => {
  if (!canTry) return
  running?.process.kill('SIGKILL')
  await running?.ended
  execFileSync('umount', [folder])
  rmdirSync(folder)
})

test.skipIf(!canTry)(
  'on a full disk nothing is half kept, it is said, and what was kept before outlives even a kill',
  // Thirteen seconds with nothing else to do: three servers start, and a disk is filled.
  { timeout: 180_000 },
  async () => {
    const url = await start()
    const headers = await signIn(url)
    const free = fill()
    // What is written goes into space that was set aside, until that is used up.
    let refusal: Answer | undefined
    let saved = 0
    while (!refusal) {
      const answer = await post(url, 'support', { subject: `Message ${saved + 1}`, message }, headers)
      if (answer.status === 200) saved++
      else refusal = answer
    }
    expect(refusal).toEqual({ status: 507, detail: problems.no_space.detail })
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    expect((await post(url, 'search/elected_officials', { query: 'a' }, headers)).status).toBe(200)
    running?.process.kill('SIGKILL')
    await running?.ended
    const refused = startServer({ DATA_DIR: folder })
    expect(await refused.ended).toBe(1)
    expect(refused.errors()).toContain('cannot be opened: there is no space left on its disk')
    free()
    await start()
    // Every mail that somebody was told is on its way leaves, once, and no other.
    const messages = Array.from({ length: saved }, (_, number) => `Message ${number + 1}`)
    await until(() => sent().length >= saved)
    expect(sent()).toEqual(messages)
  },
)

const [email, password] = ['admin@example.org', 'Sweettea4@dusk']
const message = 'There is no space left. '.repeat(200)

async function start(): Promise<string> {
  const administrator = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }
  running = startServer({ ...administrator, DATA_DIR: folder, RATE_LIMITS: 'off' })
  return await addressOf(running)
}

interface Answer {
  readonly status: number
  readonly detail: string | undefined
}

/** What each request of the administrator carries. */
async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const valueOf = (name: string) => cookies.find((cookie) => cookie.startsWith(name))?.split('=')[1] ?? ''
  const tokens = { access: valueOf('csrf_access_token'), refresh: valueOf('csrf_refresh_token') }
  return {
    cookie: cookies.join('; '),
    'x-csrf-access-token': tokens.access,
    'x-csrf-refresh-token': tokens.refresh,
  }
}

async function post(url: string, path: string, body: object, more: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/json', origin: url, ...more }
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const reply = (await answer.json()) as { detail?: string } | null
  return { status: answer.status, detail: reply?.detail }
}

/** The subjects of the mails that have left. */
function sent(): string[] {
  const outbox = join(folder, 'outbox')
  const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : []
  const subjects = mails.map((mail) => /^Subject: .*(Message \d+)/m.exec(mail)?.[1] ?? '')
  return subjects.toSorted((one, other) => Number(one.slice(8)) - Number(other.slice(8)))
}

/** Leaves no byte; answers what gives the space back. */
function fill(): () => void {
  const filler = join(folder, 'filler')
  const file = openSync(filler, 'w')
  for (const size of [1_048_576, 4_096]) {
    const bytes = Buffer.alloc(size)
    while (statfsSync(folder).bavail * statfsSync(folder).bsize >= size) writeSync(file, bytes)
  }
  closeSync(file)
  return () => rmSync(filler)
}

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'atlas-mount-'))
  try {
    mount(place)
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(place)
  }
}

function mount(place: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', place], { stdio: 'ignore' })
}
