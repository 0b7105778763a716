import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems } from '@atlas/contract/problem.ts'
import { addressOf, type Started, startServer } from '#test-server.ts'

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
  { timeout: 60_000 },
  async () => {
    const url = await start()
    const free = fill()
    // What is written goes into space that was set aside, until that is used up.
    const kept: string[] = []
    let refusal: readonly unknown[] = []
    while (refusal.length === 0) {
      const name = `person-${kept.length}`
      const [status, ...why] = await register(url, name)
      if (status === 201) kept.push(name)
      else refusal = [status, ...why]
    }
    expect(refusal).toEqual([507, problems.no_space.detail])
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    running?.process.kill('SIGKILL')
    await running?.ended
    const refused = startServer({ DATA_DIR: folder })
    expect(await refused.ended).toBe(1)
    expect(refused.errors()).toContain('cannot be opened: there is no space left on its disk')
    free()
    const again = await start()
    // Somebody who has an account and is not approved reads 403; who has none, 401.
    for (const name of kept) expect(await signIn(again, name)).toBe(403)
    expect(await signIn(again, `person-${kept.length}`)).toBe(401)
    expect(await register(again, 'afterwards')).toEqual([201])
  },
)

async function start(): Promise<string> {
  running = startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' })
  return await addressOf(running)
}

const password = 'Sweettea4@dusk'

async function register(url: string, name: string): Promise<readonly unknown[]> {
  const person = { first_name: 'Rosa', last_name: name, email: `${name}@example.org`, password }
  const about = { organization: 'Delta Voices', organization_site: 'delta.example', entity_type: '501(c)(3)' }
  const answer = await post(url, 'register', { ...person, ...about })
  return answer.ok ? [answer.status] : [answer.status, ((await answer.json()) as { detail: string }).detail]
}

async function signIn(url: string, name: string): Promise<number> {
  return (await post(url, 'login', { email: `${name}@example.org`, password })).status
}

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url }
  return await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
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
