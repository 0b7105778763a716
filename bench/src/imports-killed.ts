import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runCommand, startCommand } from '#commands.ts'
import { withEmptyDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'
import { allAnswers, type Answers, askAllTheWhile, everybody, which } from '#imports-answers.ts'
import { type Place, type RunningServer, startAtlasAt } from '#servers.ts'

const mostSecondsUntilSwapped = 2
// Reading and inventing come first; from then on an import is in its transaction.
const firstKillAt = 0.3

/** Two data sets that an import makes of each other, in so many officials that their totals differ. */
const importsOf = (officials: number): readonly (readonly string[])[] => [
  ['demo', '--officials', String(officials), '--seed', '1'],
  ['demo', '--officials', String(officials - 100), '--seed', '2'],
]

interface Survey {
  readonly old: number
  readonly fresh: number
  readonly torn: number
}

type Say = (line: string) => void

/** Ends imports with SIGKILL at moments spread over all of their time, while two servers on PostgreSQL are asked. */
export async function measureKilledImports(url: string, kills: number, say: Say): Promise<Figure[]> {
  return await withEmptyDatabase(url, 'atlas_bench_import', async (databaseUrl) => {
    await runCommand({ databaseUrl }, importsOf(25_000)[0] as string[])
    const servers = [await startAtlasAt({ databaseUrl }), await startAtlasAt({ databaseUrl })]
    try {
      return await killBesideServers(databaseUrl, servers, kills, say)
    } finally {
      for (const server of servers) await server.stop()
    }
  })
}

async function killBesideServers(
  databaseUrl: string,
  servers: readonly RunningServer[],
  kills: number,
  say: Say,
): Promise<Figure[]> {
  const imports = importsOf(25_000)
  const first = await allAnswers(servers[0] as RunningServer)
  const { milliseconds, swappedAfter } = await importAndSwap(databaseUrl, servers, imports[1] as string[])
  say(`an import takes ${(milliseconds / 1_000).toFixed(1)} s; swapped after ${swappedAfter.toFixed(2)} s`)
  const dataSets = [first, await allAnswers(servers[0] as RunningServer)]
  const endAsking = askAllTheWhile(servers, dataSets)
  const killing = { place: { databaseUrl }, imports, milliseconds, kills, say, current: 1, dataSets }
  const survey = await killAgainAndAgain(killing, async () => {
    // What a killed process had begun is rolled back when its connection is found broken; then every server looks.
    await pause(2_500)
    const seen = await Promise.all(servers.map(async (server) => which(await allAnswers(server), dataSets)))
    return seen[0] === seen[1] ? (seen[0] as number) : -1
  })
  const asked = await endAsking()
  return [
    ...figures('PostgreSQL, 25,000 officials, two servers', survey, kills),
    {
      what: 'PostgreSQL: answers that are neither wholly old nor wholly new, of those asked for meanwhile',
      value: `${asked.torn} of ${asked.answers}`,
      goal: { text: '0', isMet: asked.torn === 0 && asked.answers > 0 },
    },
    {
      what: 'PostgreSQL: from the commit until both servers answer from the new data',
      value: `${swappedAfter.toFixed(2)} s`,
      goal: { text: `≤ ${mostSecondsUntilSwapped} s`, isMet: swappedAfter <= mostSecondsUntilSwapped },
    },
  ]
}

async function importAndSwap(databaseUrl: string, servers: readonly RunningServer[], words: readonly string[]) {
  const old = await Promise.all(servers.map(everybody))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const version = async () =>
      (await client.query<{ version: number }>('select version from dataset_version')).rows[0]?.version
    const before = await version()
    const running = runCommand({ databaseUrl }, words)
    while ((await version()) === before) await pause(5)
    const committedAt = performance.now()
    const swaps = servers.map(async (server, place) => {
      while ((await everybody(server)) === old[place]) await pause(5)
      return (performance.now() - committedAt) / 1_000
    })
    const swappedAfter = Math.max(...(await Promise.all(swaps)))
    return { milliseconds: await running, swappedAfter }
  } finally {
    await client.end()
  }
}

/** The same on the embedded database: it belongs to one process, so that a server is started after each kill. */
export async function measureKilledImportsEmbedded(kills: number, say: Say): Promise<Figure[]> {
  const place = { folder: mkdtempSync(join(tmpdir(), 'atlas-killed-import-')) }
  const imports = importsOf(6_000)
  const answersNow = async () => {
    const server = await startAtlasAt(place)
    const answers = await allAnswers(server)
    await server.stop()
    return answers
  }
  try {
    await runCommand(place, imports[0] as string[])
    const first = await answersNow()
    const milliseconds = await runCommand(place, imports[1] as string[])
    const dataSets = [first, await answersNow()]
    const killing = { place, imports, milliseconds, kills, say, current: 1, dataSets }
    const survey = await killAgainAndAgain(killing, async () => which(await answersNow(), dataSets))
    return figures('embedded database, 6,000 officials, a server started after each', survey, kills)
  } finally {
    rmSync(place.folder, { recursive: true })
  }
}

interface Killing {
  readonly place: Place
  readonly imports: readonly (readonly string[])[]
  /** How long an import takes that nobody ends. */
  readonly milliseconds: number
  readonly kills: number
  readonly dataSets: readonly Answers[]
  /** Which data set is there at first. */
  readonly current: number
  readonly say: Say
}

async function killAgainAndAgain(killing: Killing, look: () => Promise<number>): Promise<Survey> {
  const survey = { old: 0, fresh: 0, torn: 0 }
  let { current } = killing
  for (let kill = 0; kill < killing.kills; ) {
    const share = firstKillAt + ((1 - firstKillAt) * (kill + Math.random())) / killing.kills
    const wasKilled = await killAt(killing, 1 - current, share)
    const found = await look()
    const outcome = found === current ? 'old' : found === 1 - current ? 'fresh' : 'torn'
    if (wasKilled) {
      kill++
      survey[outcome]++
      killing.say(`killed ${kill} after ${Math.round(share * 100)}% of its time: ${outcome}`)
    }
    if (found >= 0) current = found
  }
  return survey
}

async function killAt({ place, imports, milliseconds }: Killing, target: number, share: number): Promise<boolean> {
  const child = startCommand(place, imports[target] as string[])
  const ended = once(child, 'exit')
  await Promise.race([pause(milliseconds * share), ended])
  child.kill('SIGKILL')
  await ended
  return child.signalCode === 'SIGKILL'
}

function figures(where: string, { old, fresh, torn }: Survey, kills: number): Figure[] {
  return [
    {
      what: `${where}: imports killed in the middle that left the old data whole, the new data whole, anything else`,
      value: `${old}, ${fresh}, ${torn} of ${kills}`,
      goal: { text: '0 of anything else', isMet: torn === 0 && old + fresh === kills },
    },
  ]
}
