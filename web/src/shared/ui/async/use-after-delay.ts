import { useEffect, useState } from 'react'

/** True once `wanted` has held for `milliseconds` without a break: what is quick needs no skeleton. */
export function useAfterDelay(wanted: boolean, milliseconds: number): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setIsDue(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [wanted, milliseconds])
  return wanted && isDue
}
