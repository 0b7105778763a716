import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { placeNouns } from '@atlas/contract/rules/place-kinds.ts'
import { Link } from '@tanstack/react-router'
import { SideSection } from '#drives/drive/SideSection.tsx'
import notesStyles from '#drives/frame/notes.module.css'
import { nextPlaces } from '#drives/results/next-places.ts'
import type { ResultsFormProps } from '#drives/results/results-form-props.ts'
import styles from '#drives/results/results.module.css'
import { StateSums } from '#drives/results/StateSums.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { counted } from '#shared/ui/text/counted.ts'

const shownNext = 3

/** How far the state is, which places come next, and what each answer does. */
export function ResultsSide({ desk, form: { place } }: Pick<ResultsFormProps, 'desk' | 'form'>) {
  const state = desk.states.find(({ state_id: id }) => id === place.state_id)
  const next = nextPlaces(desk, place).slice(0, shownNext)
  return (
    <aside className={styles.side} aria-label="Other places">
      {state && (
        <section className={classes(cardLook.card, styles.stateCard)}>
          <h2>
            {state.state}, {typedDayOf(desk.day)}
          </h2>
          <StateSums state={state} />
        </section>
      )}
      {next.length > 0 && <Next day={desk.day} places={next} />}
      <section className={notesStyles.notes} aria-labelledby="results-good-to-know">
        <h2 id="results-good-to-know">Good to know</h2>
        <ul>
          <li>“Runoff to come” keeps the holder and the mark, and sets the day of the runoff.</li>
          <li>“Not known yet” changes nothing, and tells others that somebody looked.</li>
          <li>The mark “Result not in yet” leaves a seat when its result is published.</li>
        </ul>
      </section>
    </aside>
  )
}

function Next({ day, places }: { readonly day: string; readonly places: ResultsDesk['places'] }) {
  const nouns = new Set(places.map(({ kind, state_id: state }) => placeNouns(kind, state)))
  const [only] = nouns
  return (
    <SideSection title={`Next ${nouns.size === 1 && only ? only : 'places'}`}>
      <ul className={styles.next}>
        {places.map(({ id, name, not_in: notIn }) => (
          <li key={id}>
            <Link to="/results/$day/$place" params={{ day, place: id }}>
              {name}
            </Link>
            , {counted(notIn, 'seat', 'seats')}
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
