import { slug } from '@atlas/contract/rules/normalised.ts'
import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { calendarFile } from '#features/search/detail/calendar-file.ts'
import { upcomingElections } from '#features/search/detail/election-dates.ts'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import type { OfficialReference } from '#features/search/detail/official-reference.ts'
import { useToday } from '#features/search/detail/use-today.ts'
import { saveText } from '#ui/browser/save-text.ts'

interface AddElectionDatesProps {
  readonly facts: OfficialFacts
  readonly reference: OfficialReference
}

/** Saves the coming elections of the seat as a calendar file; says why where there are none. */
export function AddElectionDates({ facts, reference }: AddElectionDatesProps) {
  const reasonId = useId()
  const events = upcomingElections(facts, reference, useToday())
  const hasNone = events.length === 0
  const save = () => {
    if (hasNone) return
    saveText(`${slug(reference.name)}-elections.ics`, 'text/calendar', calendarFile(events, new Date()))
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={hasNone || undefined}
        aria-describedby={hasNone ? reasonId : undefined}
        onClick={save}
      >
        <CalendarPlus className="icon" aria-hidden />
        Add election dates
      </button>
      {hasNone && (
        <p id={reasonId} className="tool-note">
          No coming election date is on file.
        </p>
      )}
    </>
  )
}
