import type { NewVersion } from '#dataset/dataset.ts'
import type { Log } from '#platform/log.ts'

/** Logs how each new version of the data became searchable. */
export function logNewVersion(log: Pick<Log, 'info' | 'error'>): (made: NewVersion) => void {
  return ({ seconds, ...made }) => {
    const milliseconds = Math.round(seconds * 1_000)
    if (made.kind === 'changes')
      log.info({ milliseconds, officials: made.officials }, 'The search index was patched with what changed')
    else log.info({ milliseconds, reason: made.reason }, 'The search index was built whole')
    if (made.kind === 'everything' && made.differences.length > 0)
      log.error(
        { differences: made.differences },
        'The search index that was patched until now was wrong; it is built anew',
      )
  }
}
