import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openElsewhere } from '@atlas/server/database/embedded.ts'
import { runCommand } from '#commands.ts'
import type { Figure } from '#figure.ts'
import { renewTimes, shownVersion, untilShown } from '#new-version.ts'
import { startAtlasAt } from '#servers.ts'
import { readyFigure } from '#starts.ts'
import { fromDatabase, longestWaitWhile } from '#waits.ts'

const officials = 25_000
const swaps = 4
// A server keeps what it has built half a second later.
const keepingMilliseconds = 2_000
const quietMilliseconds = 3_000

/**
 * What people feel whose atlas keeps its data in the embedded database, which hears one at a time: while new versions
 * come, and at a start after an import by the command line, for which the server has to be stopped.
 */
export async function measureEmbedded(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-embedded-'))
  const what = `embedded database, ${officials.toLocaleString('en')} officials`
  try {
    await runCommand({ folder }, ['demo', '--officials', String(officials)])
    const waits = await measureWaits(folder)
    await runCommand({ folder }, ['demo', '--officials', String(officials + 100)])
    const begun = performance.now()
    const second = await startAtlasAt({ folder })
    try {
      await untilShown(second, waits.version + 1)
      const shownAfter = (performance.now() - begun) / 1_000
      return [
        {
          what: `${what}: longest wait for an answer from the database during ${swaps} new versions; without one`,
          value: `${Math.round(waits.during)} ms; ${Math.round(waits.without)} ms`,
        },
        readyFigure(`${what}: ready to answer after an import by the command line`, second),
        { what: `${what}: from that start until what was imported is shown`, value: `${shownAfter.toFixed(1)} s` },
      ]
    } finally {
      await second.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureWaits(folder: string) {
  const server = await startAtlasAt({ folder })
  try {
    const without = await longestWaitWhile(fromDatabase(server), async () => await pause(quietMilliseconds))
    const renewAll = async () => await renewTimes(server, addressOf(folder), swaps)
    const during = await longestWaitWhile(fromDatabase(server), renewAll)
    await pause(keepingMilliseconds)
    return { without, during, version: await shownVersion(server) }
  } finally {
    await server.stop()
  }
}

function addressOf(folder: string) {
  const address = openElsewhere(folder)
  if (!address) throw new Error('The server of the bench has not opened its database')
  return address
}
