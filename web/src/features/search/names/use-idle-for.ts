import { useEffect, useState } from 'react'
import { whenIdle } from '#features/search/names/when-idle.ts'

/** True once the browser has been idle while `isWanted` held for this very `subject`; it stays so until another one. */
export function useIdleFor(subject: string, isWanted: boolean): boolean {
  const [idleFor, setIdleFor] = useState<string | null>(null)
  const isIdle = idleFor === subject
  useEffect(() => {
    if (isWanted && !isIdle) return whenIdle(() => setIdleFor(subject))
  }, [subject, isWanted, isIdle])
  return isIdle
}
