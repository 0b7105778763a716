import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Site } from '#acts-client.ts'
import { troublesOf } from '#acts-check.ts'
import { actors, nothingTold, type Told } from '#acts.ts'
import { runCommand } from '#commands.ts'
import { withEmptyDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'
import { type Place, type RunningServer, startAtlasAt } from '#servers.ts'

const officials = 6_000
// Long enough to do something, short enough to be in the middle of it.
const [leastMilliseconds, spreadMilliseconds] = [100, 1_400]

// What a killed process had begun is taken up again after half a minute at most; then the last mails leave.
const takenUpMilliseconds = 45_000

type Say = (line: string) => void

/** Ends servers with SIGKILL at random while people register, are approved, correct, call and ask for files. */
export async function measureKilledActs(url: string, kills: number, say: Say): Promise<Figure[]> {
  return [
    ...(await withFolder(async (folder) =>
      withEmptyDatabase(url, 'atlas_bench_acts', async (databaseUrl) =>
        killedActs('PostgreSQL, two processes', { databaseUrl, folder }, 2, kills, say),
      ),
    )),
    ...(await withFolder(async (folder) => killedActs('embedded database', { folder }, 1, kills, say))),
  ]
}

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-acts-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function killedActs(where: string, place: Place, processes: number, kills: number, say: Say): Promise<Figure[]> {
  await runCommand(place, ['demo', '--officials', String(officials), '--seed', '1'])
  const site = new Site()
  const told = nothingTold()
  const servers: RunningServer[] = []
  const start = async () => {
    const server = await startAtlasAt(place)
    servers.push(server)
    site.put(server)
  }
  try {
    for (let count = 0; count < processes; count++) await start()
    const acting = act(site, told)
    for (let count = 1; count <= kills; count++) {
      await Promise.race([pause(leastMilliseconds + Math.random() * spreadMilliseconds), acting.failed])
      const victim = servers.shift() as RunningServer
      // It is killed in the middle of requests, and hears of new ones until it is gone.
      await victim.kill()
      site.takeOut(victim)
      await start()
      if (count % 10 === 0) say(`${where}: killed ${count} times; ${summary(told)}`)
    }
    await acting.end()
    await pause(takenUpMilliseconds)
  } finally {
    for (const server of servers) await server.stop()
  }
  return figures(where, kills, site, told, await troublesOf(place, told))
}

/** Each kind of act is done again and again, by people who do not wait for each other. */
function act(site: Site, told: Told) {
  let isOver = false
  const working = Object.values(actors).map(async (actor) => {
    for (let number = 1; !isOver; number++) await actor(site, told, number)
  })
  return {
    /** Never answers, or fails with the act that was refused. */
    failed: Promise.all(working).then(() => new Promise<never>(() => {})),
    end: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}

function figures(where: string, kills: number, site: Site, told: Told, troubles: readonly string[]): Figure[] {
  const answered = [...site.answered].map(([status, count]) => `${status}: ${count}`).join(', ')
  const faults = [...site.answered.keys()].filter((status) => typeof status === 'number' && status >= 500)
  return [
    {
      what: `${where}: of what people were told is done, after ${kills} kills at random, lost, half done or there twice (${summary(told)})`,
      value: troubles.length === 0 ? '0' : troubles.slice(0, 5).join('; '),
      goal: { text: '0', isMet: troubles.length === 0 },
    },
    {
      what: `${where}: answers meanwhile by status; “none” were cut off (${[...site.sentences].join(' / ')})`,
      value: answered,
      goal: { text: 'no 500', isMet: !faults.includes(500) },
    },
  ]
}

function summary({ registered, approved, corrected, outcomes, exports }: Told): string {
  return `${registered.size} registered, ${approved.size} approved, ${corrected.size} corrections, ${outcomes.size} outcomes, ${exports.size} files`
}
