import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@atlas/server/database/open.ts'
import { loadDemonstration } from '@atlas/server/imports/demonstration.ts'
import { systemClock as clock } from '@atlas/server/platform/clock.ts'
import { askFor, download, see, whole } from '#exports-client.ts'
import { type Figure, median } from '#figure.ts'
import type { Size } from '#pages.ts'
import { type Place, type RunningServer, startAtlasAt } from '#servers.ts'

const kills = 10
// Of the embedded database; the other is that of the small size.
const officials = 6_000
const mostSecondsUntilTaken = 30

/** Ends a server with SIGKILL in the middle of a file, again and again; each file must come out whole. */
export async function measureKilled({ url }: Size, say: (line: string) => void): Promise<Figure[]> {
  const postgresql = await killAgainAndAgain({ databaseUrl: url }, 2, say)
  const folder = mkdtempSync(join(tmpdir(), 'atlas-killed-'))
  try {
    await fill(folder)
    const embedded = await killAgainAndAgain({ folder }, 1, say)
    return [
      ...figures('PostgreSQL, two processes', postgresql),
      ...figures('embedded database, one process that is started again', embedded),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function fill(dataDirectory: string): Promise<void> {
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url: undefined, dataDirectory, onIdleError })
  await loadDemonstration({ database, clock }, { officials, seed: 1 })
  await close()
}

/**
 * How many seconds each file took until another process had begun it again, and until it was whole: from the kill,
 * or, where no other process was there, from when one was.
 */
interface Recovery {
  readonly taken: number
  readonly whole: number
}

async function killAgainAndAgain(place: Place, processes: 1 | 2, say: (line: string) => void): Promise<Recovery[]> {
  const recoveries: Recovery[] = []
  let victim = await startAtlasAt(place)
  let other = processes === 2 ? await startAtlasAt(place) : null
  const first = await askFor(victim, {})
  await whole(victim, first)
  const right = await download(victim, first)
  while (recoveries.length < kills) {
    const id = await askFor(victim, {})
    const killedAt = await killInTheMiddle(victim, id)
    const survivor = other ?? (await startAtlasAt(place))
    const start = other ? killedAt : Date.now()
    const taken = await secondsUntil(start, async () => {
      return Date.parse((await see(survivor, id)).progressed_at) > killedAt
    })
    await whole(survivor, id)
    const recovery = { taken, whole: (Date.now() - start) / 1_000 }
    if (!right.equals(await download(survivor, id))) throw new Error('A file is not what it should be')
    recoveries.push(recovery)
    say(
      `killed ${recoveries.length}: begun again after ${taken.toFixed(1)} s, whole after ${recovery.whole.toFixed(1)} s`,
    )
    victim = survivor
    other = processes === 2 ? await startAtlasAt(place) : null
  }
  await victim.stop()
  await other?.stop()
  return recoveries
}

/** Waits until some rows are stored and not all, then kills; answers when. */
async function killInTheMiddle(victim: RunningServer, id: string): Promise<number> {
  for (;;) {
    const { status, rows_done, rows_total } = await see(victim, id)
    if (status !== 'CREATING') throw new Error('The file was made before its process could be killed')
    if (rows_done > 0 && rows_done < rows_total) break
    await pause(5)
  }
  await victim.kill()
  return Date.now()
}

async function secondsUntil(start: number, condition: () => Promise<boolean>): Promise<number> {
  while (!(await condition())) await pause(20)
  return (Date.now() - start) / 1_000
}

function figures(where: string, recoveries: readonly Recovery[]): Figure[] {
  const latest = Math.max(...recoveries.map(({ taken }) => taken))
  const wholes = recoveries.map((each) => each.whole)
  return [
    {
      what: `${where}: files that came out whole, byte by byte, of ${kills} whose process was killed in the middle`,
      value: String(recoveries.length),
      goal: { text: `${kills}`, isMet: recoveries.length === kills },
    },
    {
      what: `${where}: longest time until the file was begun again`,
      value: `${latest.toFixed(1)} s`,
      goal: { text: `≤ ${mostSecondsUntilTaken} s`, isMet: latest <= mostSecondsUntilTaken },
    },
    { what: `${where}: time until the file was whole`, value: `${median(wholes).toFixed(1)} s` },
  ]
}
