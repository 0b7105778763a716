import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { colleaguesMilliseconds, resultsQuery } from '#drives/frame/queries.ts'
import { StateBadge } from '#drives/frame/StateBadge.tsx'
import { NoSuchDay } from '#drives/results/NoSuchDay.tsx'
import styles from '#drives/results/results.module.css'
import { StateSums } from '#drives/results/StateSums.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import headStyles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { useScrollToHash } from '#shared/ui/browser/scroll-to-hash.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { counted } from '#shared/ui/text/counted.ts'

/** An election day: how many results are in, by state, and the places of which some are not. */
export function ResultsDayPage() {
  const day = useParams({ strict: false }).day ?? ''
  return parseDay(day) === day ? <OneDay key={day} day={day} /> : <NoSuchDay />
}

function OneDay({ day }: { readonly day: string }) {
  const query = useQuery({ ...resultsQuery(day), refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const desk = answer.reply
  if (!desk && query.error instanceof ApiProblem && query.error.status === 422) return <NoSuchDay />
  return (
    <FillFrame>
      <Crumbs above={[<Link to="/results">Results</Link>]} here={typedDayOf(day)} />
      <div className={headStyles.head}>
        <div>
          <PageTitle>{`Results of ${typedDayOf(day)}`}</PageTitle>
          <p className={headStyles.sentence}>Choose a place, and say who won from its results page.</p>
        </div>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {!desk && answer.progress === 'loading' && <SkeletonCards />}
      {desk?.states.length === 0 && (
        <div className={classes(cardLook.card, styles.none)}>
          <h2>All results of {typedDayOf(day)} are in</h2>
          <p>Of no seat on file that was decided on that day the result is missing.</p>
        </div>
      )}
      {desk && <States desk={desk} />}
    </FillFrame>
  )
}

function States({ desk: { day, states, places } }: { readonly desk: ResultsDesk }) {
  useScrollToHash()
  return (
    <>
      {states.map((state) => (
        <section key={state.state_id} className={styles.state} aria-labelledby={`state-${state.state_id}`}>
          {/* The page of a place links to this heading. */}
          <h2 id={`state-${state.state_id}`} tabIndex={-1}>
            {state.state}
          </h2>
          <StateSums state={state} />
          <Places day={day} places={places.filter(({ state_id: id }) => id === state.state_id)} />
        </section>
      ))}
    </>
  )
}

function Places({ day, places }: { readonly day: string; readonly places: ResultsDesk['places'] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ id, name, not_in: notIn, state_of_task: state }) => (
        <li key={id}>
          <Link to="/results/$day/$place" params={{ day, place: id }}>
            {name}
          </Link>
          <span>{notIn === 0 ? 'all answered' : counted(notIn, 'seat', 'seats')}</span>
          {state && state !== 'open' && <StateBadge state={state} />}
        </li>
      ))}
    </ul>
  )
}
