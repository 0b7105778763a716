import type { ReadDataStatus } from '@atlas/contract/endpoints/data/status.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/imports/DataStatus.module.css'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { OverdueNotice } from '#shared/values/OverdueNotice.tsx'

type Source = ReadDataStatus['sources'][number]

/** How old the data is, and what to do about it: what the command `status` says, beside a running server. */
export function DataStatus({ answer }: { readonly answer: NewestAnswer<ReadDataStatus> }) {
  return (
    <section className={adminPageStyles.card} aria-labelledby="status">
      <div className={adminPageStyles.head}>
        <h2 id="status" tabIndex={-1}>
          How old the data is
        </h2>
        <p className={textLook.muted}>What is due, and how it is brought up to date.</p>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {answer.reply ? (
        <StatusText status={answer.reply} />
      ) : (
        answer.progress === 'loading' && <SkeletonCards count={2} />
      )}
    </section>
  )
}

function StatusText({ status: { overdue, searchable, sources } }: { readonly status: ReadDataStatus }) {
  const due = sources.filter(({ is_due }) => is_due)
  const others = sources.filter(({ is_due }) => !is_due)
  if (sources.length === 0)
    return <p className={adminPageStyles.empty}>Nothing has been imported yet, so nothing is due.</p>
  return (
    <div className={adminPageStyles.message}>
      <OverdueNotice overdue={overdue} of={searchable} />
      {due.length === 0 ? <p>Nothing is due.</p> : <Sources sources={due} />}
      {others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'source has', 'sources have')} nothing to do</summary>
          <Sources sources={others} />
        </details>
      )}
    </div>
  )
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <li key={source.id}>
          <b>{source.title}</b>
          <p className={textLook.muted}>
            <WithDays text={ageOf(source)} />
          </p>
          {source.elections_since.map(({ day, officials }) => (
            <p key={day}>
              <WithDays
                text={`Election on ${typedDayOf(day)}: ${counted(officials, 'seat', 'seats')} of its ${counted(source.officials, 'official', 'officials')} on the ballot.`}
              />
            </p>
          ))}
          {source.is_due && <p>{source.to_do}</p>}
        </li>
      ))}
    </ul>
  )
}

function ageOf({ as_of, age_days, fetched_on, imported_on }: Source): string {
  const age =
    as_of === null ? 'Of no stated day' : `As of ${typedDayOf(as_of)}, ${counted(age_days ?? 0, 'day', 'days')} old`
  const came = [
    fetched_on !== null && `fetched on ${typedDayOf(fetched_on)}`,
    imported_on !== null && `imported on ${typedDayOf(imported_on)}`,
  ]
  return `${[age, ...came].filter((part) => part !== false).join('; ')}.`
}
