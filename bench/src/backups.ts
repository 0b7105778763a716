import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '#commands.ts'
import type { Figure } from '#figure.ts'
import { startAtlasAt } from '#servers.ts'
import { fromDatabase, longestWaitWhile } from '#waits.ts'

const officials = 25_000
const millisecondsWithout = 3_000

/** Backs up an embedded database under a server that is asked all the while, and restores it into an empty folder. */
export async function measureBackups(): Promise<Figure[]> {
  const place = mkdtempSync(join(tmpdir(), 'atlas-bench-backup-'))
  const file = join(place, 'atlas.backup')
  const folder = join(place, 'served')
  try {
    await runCommand({ folder }, ['demo', '--officials', String(officials)])
    const server = await startAtlasAt({ folder })
    const without = await longestWaitWhile(fromDatabase(server), async () => await pause(millisecondsWithout))
    let backup = 0
    const during = await longestWaitWhile(fromDatabase(server), async () => {
      backup = await runCommand({ folder }, ['backup', file])
    })
    await server.stop()
    const restored = await runCommand({ folder: join(place, 'restored') }, ['restore', file])
    const what = `embedded database, ${officials.toLocaleString('en')} officials`
    return [
      {
        what: `${what}: backup under a server, whole command`,
        value: `${seconds(backup)}; ${(statSync(file).size / 1_000_000).toFixed(1)} MB`,
      },
      {
        what: `${what}: longest wait for an answer from the database during a backup; without one`,
        value: `${Math.round(during)} ms; ${Math.round(without)} ms`,
      },
      { what: `${what}: restore into an empty folder, whole command`, value: seconds(restored) },
    ]
  } finally {
    rmSync(place, { recursive: true })
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
