import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useState } from 'react'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { useToday } from '#shared/values/use-today.ts'

interface DotsSinceProps {
  /** Null until the server has proposed a day. */
  readonly since: string | null
  /** The day of the first load; earlier changes are not recorded. */
  readonly begin: string | null
  /** The server's objection to the day in the address. */
  readonly wrongDay: string | null
  readonly onChoose: (day: string) => void
}

/** The day that changes are counted since. */
export function DotsSince({ since, begin, wrongDay, onChoose }: DotsSinceProps) {
  const today = useToday()
  const [typed, setTyped] = useState(since ?? '')
  const [shown, setShown] = useState(since)
  if (shown !== since) {
    setShown(since)
    setTyped(since ?? '')
  }
  return (
    <TextField
      label="Changes since"
      type="date"
      min={begin ?? undefined}
      max={today}
      value={typed}
      error={reasonAgainst(typed, { begin, today }) ?? wrongDay ?? undefined}
      onChange={({ target: { value } }) => {
        setTyped(value)
        // A year is typed digit by digit; its first three digits are not a year in the atlas.
        if (parseDay(value) !== null && reasonAgainst(value, { begin, today }) === undefined) onChoose(value)
      }}
    />
  )
}

function reasonAgainst(day: string, { begin, today }: { begin: string | null; today: string }): string | undefined {
  if (parseDay(day) === null) return undefined
  if (day > today) return `${typedDayOf(day)} is still to come. Choose today or an earlier day.`
  if (begin !== null && day < begin) return `The records begin on ${typedDayOf(begin)}. Choose that day or a later one.`
  return undefined
}
