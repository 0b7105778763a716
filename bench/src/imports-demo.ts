import { runCommand } from '#commands.ts'
import { withEmptyDatabase } from '#databases.ts'
import type { Figure } from '#figure.ts'

const officials = 520_000
const mostSeconds = 120

/** Fills an empty PostgreSQL database with half a million invented officials, by the command that people use. */
export async function measureDemo(url: string): Promise<Figure[]> {
  const seconds = await withEmptyDatabase(url, 'atlas_bench_demo', async (databaseUrl) => {
    return (await runCommand({ databaseUrl }, ['demo', '--officials', String(officials)])) / 1_000
  })
  return [
    {
      what: `npm run atlas -- demo --officials ${officials}, into an empty PostgreSQL database`,
      value: `${seconds.toFixed(1)} s`,
      goal: { text: `≤ ${mostSeconds} s`, isMet: seconds <= mostSeconds },
    },
  ]
}
