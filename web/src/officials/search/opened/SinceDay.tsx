import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useState } from 'react'
import styles from '#officials/search/opened/SinceDay.module.css'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { useToday } from '#shared/values/use-today.ts'

/**
 * The day from which changes are shown: one that the reader sets, which stays in the address, or the day they last
 * looked.
 */
export function SinceDay({ opened: { opened: openedSearch, wrongDay, change } }: { readonly opened: Opened }) {
  const today = useToday()
  const [typed, setTyped] = useState(openedSearch.since ?? '')
  const [shown, setShown] = useState(openedSearch.since)
  if (shown !== openedSearch.since) {
    setShown(openedSearch.since)
    setTyped(openedSearch.since ?? '')
  }
  const isAhead = parseDay(typed) !== null && typed > today
  const set = (text: string) => {
    setTyped(text)
    // A year is typed digit by digit; its first three digits are not a year in the atlas.
    if (parseDay(text) !== null && text <= today) change({ ...openedSearch, since: text })
  }
  return (
    <div className={styles.since}>
      <TextField
        label="Changes since"
        type="date"
        max={today}
        value={typed}
        error={
          isAhead ? `${typedDayOf(typed)} is still to come. Choose today or an earlier day.` : (wrongDay ?? undefined)
        }
        onChange={({ target }) => set(target.value)}
      />
      {openedSearch.since !== null && (
        <button type="button" className={buttonLook.quiet} onClick={() => change({ ...openedSearch, since: null })}>
          Since I last looked
        </button>
      )}
    </div>
  )
}
