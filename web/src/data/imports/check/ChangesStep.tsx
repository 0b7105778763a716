import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { CheckCounts, OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { useQuery } from '@tanstack/react-query'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/imports/check/ChangesStep.module.css'
import { CheckLists } from '#data/imports/check/CheckLists.tsx'
import { ChangesTray } from '#data/imports/check/ChangesTray.tsx'
import { ResultsTray } from '#data/imports/check/ResultsTray.tsx'
import { LeftOut } from '#data/imports/check/LeftOut.tsx'
import { Problems } from '#data/imports/check/Problems.tsx'
import { WhatWeRead } from '#data/imports/check/WhatWeRead.tsx'
import { Winners } from '#data/imports/check/Winners.tsx'
import { SeatQuestions } from '#data/imports/check/SeatQuestions.tsx'
import { type ResultsAnswering, useResultsAnswers } from '#data/imports/check/use-results-answers.ts'
import { type SeatAnswering, useSeatAnswers } from '#data/imports/check/use-seat-answers.ts'
import { isWithoutEffect, rows } from '#data/imports/import/counts-text.ts'
import { checkQuery } from '#data/imports/import/import-queries.ts'
import { LeftOutByRule } from '#data/corrections/report/official/LeftOutByRule.tsx'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { momentText } from '#shared/ui/text/moment-text.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ChangesStepProps {
  readonly request: Import
  readonly elsewhere: Import | null
  readonly onChecked: (checking: Import) => void
}

/** What a file would change, or what is wrong with it; nothing is published yet. */
export function ChangesStep({ request, elsewhere, onChecked }: ChangesStepProps) {
  const answer = useNewestAnswer({ ...useQuery(checkQuery(request)), isPlaceholderData: false })
  const check = answer.reply
  const answering = useSeatAnswers(request.id, check?.seat_questions ?? [], onChecked)
  const ofResults = useResultsAnswers(request.id, check?.results ?? null, onChecked)
  return (
    <>
      <section className={styles.step} aria-labelledby="import-step">
        <StepHead title={request.kind === 'results' ? 'Winners beside holders' : 'What changes'}>
          <CheckStatus request={request} />
        </StepHead>
        {request.error && (
          <p className={styles.outdated} role="alert">
            {request.error}
          </p>
        )}
        <ListTrouble list={answer} onRetry={answer.retry} />
        {!check && answer.progress === 'loading' && <SkeletonCards />}
        {check && <Found request={request} check={check} answering={answering} ofResults={ofResults} />}
      </section>
      {check &&
        (check.results ? (
          <ResultsTray request={request} counts={check.counts} elsewhere={elsewhere} answering={ofResults} />
        ) : (
          <ChangesTray request={request} check={check} elsewhere={elsewhere} answering={answering} />
        ))}
    </>
  )
}

function CheckStatus({ request: { kind, counts, expires_at } }: { readonly request: Import }) {
  return (
    <p className={textLook.muted} role="status">
      {counts && `${headText(kind, counts)} `}
      Kept until {momentText(expires_at)}.
    </p>
  )
}

function headText(kind: Import['kind'], { problems, rows_read: count }: CheckCounts): string {
  if (problems > 0) return 'Checked, and not taken.'
  // The rows of a file of results are precincts and candidates, which nobody counts.
  return kind === 'results' ? 'Nothing is published yet.' : `${rows(count)} read, nothing published yet.`
}

interface FoundProps {
  readonly request: Import
  readonly check: OfficialsFileCheck
  readonly answering: SeatAnswering
  readonly ofResults: ResultsAnswering
}

function Found({ request, check, answering, ofResults }: FoundProps) {
  const { counts } = check
  const nothing = isWithoutEffect(counts) ? nothingText(check.results) : null
  if (counts.problems > 0) return <Problems name={request.file_name} check={check} />
  return (
    <>
      {check.results && (
        <div className={styles.winners}>
          <Winners results={check.results} answering={ofResults} />
          {check.results.read && <WhatWeRead read={check.results.read} />}
        </div>
      )}
      <SeatQuestions questions={check.seat_questions} answering={answering} />
      <LeftOut id={request.id} check={check} />
      {!(check.results && isWithoutEffect(counts)) && <Tally counts={counts} />}
      <LeftOutByRule counts={counts} />
      {nothing !== null && <p>{nothing}</p>}
      <CheckLists check={check} />
    </>
  )
}

/** Null while answers may bring something. */
function nothingText(results: OfficialsFileCheck['results']): string | null {
  if (!results) return 'Nothing would change: the data already holds all of this file.'
  if (results.questions_left > 0) return null
  return 'Nothing would change: each result that this file tells for certain is on file already.'
}

const figures = [
  { key: 'added', label: 'would be added' },
  { key: 'changed', label: 'would change' },
  { key: 'vanishing', label: 'would vanish' },
  { key: 'unchanged', label: 'stay as they are' },
  { key: 'seats_changed', label: 'seats would change' },
  { key: 'places_added', label: 'new places' },
] as const

/** The check at a glance. */
function Tally({ counts }: { readonly counts: CheckCounts }) {
  return (
    <ul className={styles.tally} aria-label="What the file would change">
      {figures.map(({ key, label }) => (
        <li key={key} data-none={counts[key] === 0 || undefined}>
          <b>{thousands(counts[key])}</b> {label}
        </li>
      ))}
    </ul>
  )
}
