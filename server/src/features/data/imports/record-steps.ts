import type { Context } from '#context/context.ts'
import type { Progress } from '#imports/records/progress.ts'

interface StepRecorder {
  readonly record: Progress
  /** Resolves when nothing more will be written. */
  readonly end: () => Promise<void>
}

/**
 * Writes down what an import is doing, where every process can read it. The import does not wait for that: it has a
 * transaction open, and the embedded database lets nobody else write until it is over (decision 045). One write is
 * under way at most, and the newest step is the next.
 */
export function recordSteps({ database, clock }: Pick<Context, 'database' | 'clock'>, requestId: string): StepRecorder {
  let newest: string | null = null
  let writing: Promise<void> | null = null
  const write = async () => {
    while (newest !== null) {
      const step = newest
      newest = null
      await database
        .updateTable('import_request')
        .set({ step, progressed_at: clock.now() })
        .where('id', '=', requestId)
        .where('status', 'in', ['CHECKING', 'LOADING'])
        .execute()
    }
  }
  return {
    record: (step) => {
      newest = step
      // What could not be written is no reason to give up the import.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => {
          writing = null
        })
    },
    end: async () => {
      newest = null
      await writing
    },
  }
}
