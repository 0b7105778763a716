import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '#commands.ts'
import { withEmptyDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'
import { startAtlasAt } from '#servers.ts'
import { readyFigure } from '#starts.ts'

const officials = 520_000
const mostSeconds = 120

/**
 * Fills an empty PostgreSQL database with half a million invented officials, by the command that people use, and starts
 * the first server on it.
 */
export async function measureDemo(url: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-demo-'))
  const command = `npm run atlas -- demo --officials ${officials}`
  try {
    return await withEmptyDatabase(url, 'atlas_bench_demo', async (databaseUrl) => {
      const place = { databaseUrl, folder }
      const seconds = (await runCommand(place, ['demo', '--officials', String(officials)])) / 1_000
      const server = await startAtlasAt(place)
      await server.stop()
      return [
        {
          what: `${command}, into an empty PostgreSQL database, search index built`,
          value: `${seconds.toFixed(1)} s`,
          goal: { text: `≤ ${mostSeconds} s`, isMet: seconds <= mostSeconds },
        },
        readyFigure(`first start after ${command}, ready to answer`, server),
      ]
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
