import { matchPlaces, mostAddresses } from '@atlas/contract/endpoints/places/find.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { type FoundAddresses, nothingFound, withPortion } from '#places/find/match/address-run.ts'

type Standing = 'ready' | 'running' | 'paused' | 'failed' | 'done'

interface Progress {
  readonly standing: Standing
  /** How many rows have been looked up, from the first on. */
  readonly done: number
  readonly found: FoundAddresses
  /** The budget of the geocoder is used up, and goes on by itself. */
  readonly isWaiting: boolean
}

/** Looks up a list of addresses, a portion after the other, as long as the person wants. */
export function useAddressRun(values: readonly string[]) {
  const [progress, setProgress] = useState<Progress>(() => start(values))
  const running = useRef<AbortController | null>(null)
  // Leaving the page ends it.
  useEffect(() => () => running.current?.abort(), [])
  const halt = (standing: Standing) => {
    running.current?.abort()
    running.current = null
    setProgress((now) => ({ ...now, standing, isWaiting: false }))
  }
  const run = async () => {
    const control = new AbortController()
    running.current = control
    let now: Progress = { ...progress, standing: 'running', isWaiting: false }
    setProgress(now)
    try {
      while (now.done < values.length) {
        const portion = values.slice(now.done, now.done + mostAddresses)
        const reply = await call(
          matchPlaces,
          { body: { values: portion, kind: 'address' } },
          { signal: control.signal },
        )
        const done = now.done + reply.answer_of.length
        now = { ...now, done, found: withPortion(now.found, now.done, reply), isWaiting: reply.wait_seconds !== null }
        setProgress(now)
        if (reply.wait_seconds !== null) await pause(reply.wait_seconds, control.signal)
      }
      setProgress({ ...now, standing: 'done', isWaiting: false })
    } catch {
      // Whoever paused or stopped knows; anything else is told, and what was found stays.
      if (!control.signal.aborted) setProgress({ ...now, standing: 'failed', isWaiting: false })
    }
  }
  return {
    ...progress,
    start: () => void run(),
    pause: () => halt('paused'),
    stop: () => halt('done'),
  }
}

export type AddressRun = ReturnType<typeof useAddressRun>

function start(values: readonly string[]): Progress {
  return { standing: 'ready', done: 0, found: nothingFound(values.length), isWaiting: false }
}

async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('It was stopped.'))
    })
  })
}
