import { setTimeout as pause } from 'node:timers/promises'
import { FetchFailed, Interrupted, TemporaryFailure } from '#imports/fetch/source/fetch-failed.ts'

export interface Retries {
  readonly tries: number
  /** The pause before the second try; each further pause is twice as long. */
  readonly firstPauseMilliseconds: number
  /** If a server asks for a longer pause, there is no further try. */
  readonly longestPauseMilliseconds: number
}

/** Tries again after increasing pauses while a failure is temporary (decision 056). */
export async function retry<Result>(
  { tries, firstPauseMilliseconds, longestPauseMilliseconds }: Retries,
  signal: AbortSignal,
  onPause: (line: string) => void,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TemporaryFailure)) throw error
      const retryAfter = error.retryAfterMilliseconds
      const wait = Math.max(
        retryAfter ?? 0,
        Math.min(firstPauseMilliseconds * 2 ** (number - 1), longestPauseMilliseconds),
      )
      if (wait > longestPauseMilliseconds)
        throw new FetchFailed(`${error.message} and asks to come back in ${inWords(wait)}`)
      if (number >= tries) throw new FetchFailed(`${error.message} (tried ${tries} times)`)
      onPause(`${error.message}; trying again in ${inWords(wait)}`)
      await pause(wait, undefined, { signal }).catch(() => {
        throw new Interrupted('interrupted')
      })
    }
  }
}

function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
