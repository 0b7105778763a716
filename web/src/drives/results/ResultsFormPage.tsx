import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { resultsDraftOf, resultsDrafts, startSendingResults } from '#drives/drafts/results-drafts.ts'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { fullName } from '#drives/frame/place-words.ts'
import { colleaguesMilliseconds, resultsQuery, resultsQuestion } from '#drives/frame/queries.ts'
import { NoSuchDay } from '#drives/results/NoSuchDay.tsx'
import styles from '#drives/results/results.module.css'
import { ResultsForm } from '#drives/results/ResultsForm.tsx'
import { ResultsSide } from '#drives/results/ResultsSide.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { counted } from '#shared/ui/text/counted.ts'

/** The results of a place on an election day: one source, and the seats below each other. */
export function ResultsFormPage() {
  const { day = '', place = '' } = useParams({ strict: false })
  const { data: user } = useQuery(sessionQuery)
  if (parseDay(day) !== day) return <NoSuchDay />
  return user && <OnePlace key={`${day} ${place}`} day={day} place={place} user={user} />
}

interface OnePlaceProps {
  readonly day: string
  readonly place: string
  readonly user: Me
}

function OnePlace({ day, place, user }: OnePlaceProps) {
  const client = useQueryClient()
  const query = useQuery({ ...resultsQuery(day, place), refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const drafts = useWaiting(resultsDrafts, user.id)
  useEffect(() => startSendingResults(user, client), [user, client])
  const desk = answer.reply
  const form = desk?.form
  if (!desk && query.error instanceof ApiProblem && query.error.status < 500) return <NoSuchDay />
  if (!desk || !form)
    return (
      <FillFrame>
        <CrumbsToCome />
        <PageTitle isAwaited />
        <PartTrouble section="The seats" answer={answer} />
        {answer.progress === 'loading' && <SkeletonCards />}
      </FillFrame>
    )
  const draft = resultsDraftOf(drafts, { day, place_id: form.place.id })
  return (
    <FillFrame>
      <Crumbs
        above={[
          <Link to="/results">Results</Link>,
          <Link to="/results/$day" params={{ day }}>
            {typedDayOf(day)}
          </Link>,
          ...(form.place.kind === 'state'
            ? []
            : [
                <Link to="/results/$day" params={{ day }} hash={`state-${form.place.state_id}`}>
                  {form.place.state}
                </Link>,
              ]),
        ]}
        here={form.place.name}
      />
      <Head desk={desk} form={form} isAdmin={isAdministrator(user)} />
      <div className={styles.columns}>
        {/* What was sent meanwhile is another form. */}
        <ResultsForm key={form.task?.filled?.at ?? ''} desk={desk} form={form} user={user} draft={draft} />
        <ResultsSide desk={desk} form={form} />
      </div>
    </FillFrame>
  )
}

interface HeadProps {
  readonly desk: ResultsDesk
  readonly form: NonNullable<ResultsDesk['form']>
  readonly isAdmin: boolean
}

function Head({ desk: { day }, form: { place, seats }, isAdmin }: HeadProps) {
  const notIn = seats.filter(({ elected, holder }) => elected === null && holder !== null).length
  return (
    <div className={styles.title}>
      <PageTitle>{fullName({ place })}</PageTitle>
      <p>
        Election of <b>{typedDayOf(day)}</b> ·{' '}
        {notIn === 0
          ? `All results of ${typedDayOf(day)} are in for ${place.name}.`
          : `${counted(notIn, 'seat', 'seats')} whose result is not in yet`}
        {isAdmin && (
          <>
            {' '}
            · <Link to="/admin/data">or load a results file</Link>
          </>
        )}
      </p>
      <KeepSwitch
        thing={{
          kind: 'results',
          address: `/results/${day}/${place.id}`,
          title: `Results of ${typedDayOf(day)}, ${place.name}`,
          about: counted(seats.length, 'seat', 'seats'),
        }}
        questions={[resultsQuestion(day, place.id)]}
      />
    </div>
  )
}
