import type { Database } from '#database/connect.ts'
import { readStatus } from '#imports/status/read-status.ts'
import { statusLines } from '#imports/status/status-text.ts'
import type { Clock } from '#platform/clock.ts'

/** For a shell: nothing is due, or something is; a failure is 1, as of every command. */
const exitCodes = { current: 0, due: 2 } as const

interface Status {
  readonly lines: readonly string[]
  readonly exitCode: number
}

/** How old the data is and what to do about it, in sentences or for a program. */
export async function statusCommand(database: Database, clock: Clock, isJson: boolean): Promise<Status> {
  const status = await readStatus(database, clock.now())
  const isDue = status.sources.length === 0 || status.is_demonstration || status.sources.some(({ is_due }) => is_due)
  return {
    lines: isJson ? [JSON.stringify({ ...status, is_due: isDue }, null, 2)] : statusLines(status),
    exitCode: isDue ? exitCodes.due : exitCodes.current,
  }
}
