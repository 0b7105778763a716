import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { isRunoff } from '@atlas/contract/rules/election-kinds.ts'
import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import { bodyText, groupText, openSeatsOf, shownGroups } from '#places/page/body-words.ts'
import { seatsOfDate } from '#places/page/coming-words.ts'
import { kindWord } from '#places/page/kind-word.ts'
import type { Place } from '#places/page/place-query.ts'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import styles from '#places/page/print/PrintBrief.module.css'

/** Longer lists are cut short; the place's page has the rest. */
const [mostBodies, mostDates] = [1, 4]

/** The place's own governing body, and when people vote next. */
export function BriefBody({ place }: { readonly place: Place }) {
  const bodies = place.bodies.slice(0, mostBodies)
  const dates = place.coming.filter((date) => !date.is_deadline && !isRunoff(date.kind)).slice(0, mostDates)
  if (bodies.length + dates.length === 0) return null
  return (
    <div className={styles.columns}>
      {bodies.length > 0 && (
        <section>
          <h2>Governing body</h2>
          {bodies.map((body) => (
            <p key={body.name}>
              <b>{body.name}</b>, {bodyText(body)}.{' '}
              {shownGroups(body)
                .map(
                  (group) => `${gapGroupWords[group.group].label}: ${groupText(group, body.seats, openSeatsOf(body))}.`,
                )
                .join(' ')}{' '}
              {body.groups
                .filter(({ group }) => group === 'people_of_color')
                .map(({ value, rest }) => `Representation gap: ${value}. ${rest}`)}
            </p>
          ))}
        </section>
      )}
      {dates.length > 0 && (
        <section>
          <h2>Coming elections</h2>
          <ul>
            {dates.map((date) => (
              <li key={date.id}>
                <b className={textLook.nowrap}>{typedDayOf(date.date)}</b> {kindWord(date.kind)}:{' '}
                <WithDays text={seatsOfDate(date, dates)} />
              </li>
            ))}
          </ul>
          {dates.some((date) => !date.is_confirmed) && (
            <p className={styles.note}>Computed from state rules, not confirmed by an official calendar.</p>
          )}
        </section>
      )}
    </div>
  )
}
