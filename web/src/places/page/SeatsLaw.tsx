import type { PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Place } from '#places/page/place-query.ts'
import styles from '#places/page/SeatsLaw.module.css'
import { groupBy } from '#shared/ui/browser/group-by.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

/** The sources of the numbers of seats: the sections of the law, and how certain each is. */
export function SeatsLaw({ place: { seats, completeness, state } }: { readonly place: Place }) {
  const offices = [...groupBy(seats, ({ office }) => office)].flatMap(([, [seat]]) =>
    seat && seat.confidence !== null ? [seat] : [],
  )
  if (offices.length === 0) return null
  return (
    <div className={styles.law}>
      <p>
        The number of seats is from the law of {state} as it was written down on{' '}
        <WithDays text={typedDayOf(completeness.law_as_of)} /> from general knowledge; the code itself was not opened
        for it.
      </p>
      <details>
        <summary>Sections and confidence</summary>
        <ul>
          {offices.map((seat) => (
            <li key={seat.office}>
              <b>{seat.office}</b>: {lawText(seat)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function lawText({ law, confidence, seats_by_law: byLaw, set_by: setBy }: PlaceSeat): string {
  const number =
    byLaw === null
      ? setBy === 'local_law'
        ? 'number set by local law'
        : 'law not looked up'
      : `${byLaw} ${byLaw === 1 ? 'seat' : 'seats'} here`
  return `${number}; ${law ?? 'no section looked up'}; confidence ${confidence}.`
}
