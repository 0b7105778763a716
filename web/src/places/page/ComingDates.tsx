import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { isRunoff } from '@atlas/contract/rules/election-kinds.ts'
import { messages } from '@atlas/contract/messages.ts'
import styles from '#places/page/ComingDates.module.css'
import { type ComingDate, seatsOfDate } from '#places/page/coming-words.ts'
import type { Place } from '#places/page/place-query.ts'
import { Section } from '#places/page/Section.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { DayBlock } from '#shared/values/DayBlock.tsx'

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** When the seats of the ladder are next on the ballot, however far ahead, with the deadlines below. */
export function ComingDates({ place: { coming } }: { readonly place: Place }) {
  if (coming.length === 0) return null
  const elections = coming.filter((date) => !date.is_deadline)
  const deadlines = coming.filter((date) => date.is_deadline)
  return (
    <Section id="elections" title="Coming elections">
      <ol className={styles.dates}>
        {elections.map((date) => (
          <Election key={date.id} date={date} dates={elections} />
        ))}
      </ol>
      {deadlines.length > 0 && <Deadlines deadlines={deadlines} />}
    </Section>
  )
}

function Election({ date, dates: allDates }: { readonly date: ComingDate; readonly dates: readonly ComingDate[] }) {
  const { is_confirmed: isConfirmed, basis } = date
  return (
    <li>
      <DayBlock day={date.date} isDeadline={false} foot="year" />
      <div>
        <h3>
          <span className={textLook.visuallyHidden}>{longDay.format(new Date(`${date.date}T00:00:00Z`))}: </span>
          {date.name}
        </h3>
        <p className={styles.what}>
          <WithDays text={isRunoff(date.kind) ? onlyWhere : seatsOfDate(date, allDates)} />
        </p>
        <p>{[basis, isConfirmed ? null : messages.dateComputed].filter(Boolean).join(' ')}</p>
      </div>
    </li>
  )
}

const onlyWhere = 'Only where nobody had a majority.'

function Deadlines({ deadlines }: { readonly deadlines: readonly ComingDate[] }) {
  return (
    <details className={styles.deadlines}>
      <summary>{deadlines.length === 1 ? '1 deadline' : `${deadlines.length} deadlines`}</summary>
      <ul>
        {deadlines.map((date) => (
          <li key={date.id}>
            <b>{typedDayOf(date.date)}</b> {date.name}
          </li>
        ))}
      </ul>
      <p>{messages.dateComputed}</p>
    </details>
  )
}
