import { useRef, useState } from 'react'
import type { PointBody } from '#places/find/requested-point.ts'

type Standing = 'idle' | 'asking'

// A phone in a valley takes this long; nobody waits longer.
const mostMilliseconds = 20_000

const refusals = {
  denied: 'Your browser did not give a location. Allow it in its settings, or type a ZIP code.',
  unavailable: 'Your device cannot tell where it is. Type a ZIP code.',
  late: 'Your device took too long to tell where it is. Try again, or type a ZIP code.',
} as const

/** Asks the browser where the device is, on press only. */
export function useLocation(onLocate: (body: PointBody) => void) {
  const [standing, setStanding] = useState<Standing>('idle')
  const [refusal, setRefusal] = useState<string | null>(null)
  // Whoever types meanwhile does not want it any more.
  const newest = useRef(0)
  const cancel = () => {
    newest.current += 1
    setStanding('idle')
    setRefusal(null)
  }
  const locate = () => {
    cancel()
    const number = newest.current
    const refuse = (reason: keyof typeof refusals) => {
      if (newest.current !== number) return
      setStanding('idle')
      setRefusal(refusals[reason])
    }
    // Browsers offer it on encrypted pages alone.
    if (!('geolocation' in navigator)) return refuse('unavailable')
    setStanding('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (newest.current !== number) return
        setStanding('idle')
        onLocate({ latitude, longitude, accuracy: Math.min(accuracy, mostMeters) })
      },
      ({ code }) => refuse(reasonOf(code)),
      { enableHighAccuracy: true, maximumAge: 0, timeout: mostMilliseconds },
    )
  }
  return { isAsking: standing === 'asking', refusal, locate, cancel }
}

/** As much as the server takes. */
const mostMeters = 1_000_000

/** By the codes of the standard: 1 the person or a policy refused, 2 the device does not know, 3 it took too long. */
function reasonOf(code: number): keyof typeof refusals {
  if (code === 1) return 'denied'
  return code === 3 ? 'late' : 'unavailable'
}

export type Locating = ReturnType<typeof useLocation>
