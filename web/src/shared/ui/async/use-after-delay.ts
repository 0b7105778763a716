import { useEffect, useState } from 'react'

/**
 * True once `isActive` has been true for `milliseconds` without interruption, so that a quick answer shows no
 * skeleton.
 */
export function useAfterDelay(isActive: boolean, milliseconds: number): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsDue(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isActive, milliseconds])
  return isActive && isDue
}
