import { useEffect, useState } from 'react'
import { localDay } from '#shared/ui/text/local-day.ts'

/** Today's calendar day. A page that stays open overnight is updated when its window gets the focus. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()))
  useEffect(() => {
    const look = () => setToday(localDay(new Date()))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return today
}
