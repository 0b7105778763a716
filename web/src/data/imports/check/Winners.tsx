import type { ResultSeat, ResultsFound, ResultsQuestion } from '@atlas/contract/endpoints/data/import-check.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Check, TriangleAlert, UserPlus } from 'lucide-react'
import { useState } from 'react'
import stackedLook from '#shared/ui/look/stacked-table.module.css'
import { NotOnFile } from '#data/imports/check/NotOnFile.tsx'
import { ResultsQuestions } from '#data/imports/check/ResultsQuestions.tsx'
import type { ResultsAnswering } from '#data/imports/check/use-results-answers.ts'
import styles from '#data/imports/check/Winners.module.css'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { unsentOutcomeText } from '#shared/values/outcome-text.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { TableHead } from '#shared/ui/list/TableHead.tsx'

type Which = 'all' | 'asked' | 'new' | 're_elected'

interface WinnersProps {
  readonly results: ResultsFound
  readonly answering: ResultsAnswering
}

/** Winners beside holders; what needs an answer comes first, then what cannot be told. */
export function Winners({ results, answering }: WinnersProps) {
  const { form, state, day, read, counts, seats, questions, untold, notes } = results
  const [which, setWhich] = useState<Which>('all')
  const total = counts.re_elected + counts.somebody_new
  const shown = seats.filter(
    ({ consequence }) =>
      which === 'all' || (which !== 'asked' && (which === 're_elected') === (consequence === 're_elected')),
  )
  const questionsShown = which === 'all' || which === 'asked' ? questions : []
  return (
    <div className={styles.winners}>
      <p className={textLook.muted}>
        {form[0]?.toUpperCase()}
        {form.slice(1)} · {state} · {typedDayOf(day)}
        {read?.counties &&
          ` · ${thousands(read.counties.named)} of ${thousands(read.counties.of)} ${read.counties.noun}`}
      </p>
      <Untold sentences={untold} total={counts.untold} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {total + questions.length > 0 && (
        <>
          <SegmentedControl<Which>
            label="Which winners"
            value={which}
            onChoose={setWhich}
            segments={[
              { value: 'all', label: 'All', count: total + questions.length, noun: 'seats' },
              ...(questions.length > 0
                ? [{ value: 'asked' as const, label: 'Needs an answer', count: answering.left, noun: 'seats' }]
                : []),
              { value: 'new', label: 'Somebody new', count: counts.somebody_new, noun: 'seats' },
              { value: 're_elected', label: 'Re-elected', count: counts.re_elected, noun: 'seats' },
            ]}
          />
          {questionsShown.length > 0 && <p className={textLook.muted}>What needs an answer comes first.</p>}
          <SeatTable
            seats={shown}
            questions={questionsShown}
            answering={answering}
            isOfSeveralRules={(read?.rules.length ?? 0) !== 1}
          />
          {seats.length < total && (
            <p className={textLook.muted}>
              The first {thousands(seats.length)} of {thousands(total)} are shown; all are published.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Untold({ sentences, total }: { readonly sentences: readonly string[]; readonly total: number }) {
  if (total === 0) return null
  const title = `${thousands(total)} ${total === 1 ? 'contest' : 'contests'} cannot be told`
  return (
    <div className={noticeLook.warning}>
      <TriangleAlert aria-hidden />
      <div className={styles.untold}>
        <p>
          <b>{title}.</b> {total === 1 ? 'Its seat stays as it is.' : 'Their seats stay as they are.'}
        </p>
        <section aria-label={title} tabIndex={0}>
          <ul>
            {sentences.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
          {total > sentences.length && <p>and {thousands(total - sentences.length)} more</p>}
        </section>
      </div>
    </div>
  )
}

const headings = ['Seat', 'On file', 'In the file', 'What follows'] as const

interface SeatTableProps {
  readonly seats: readonly ResultSeat[]
  readonly questions: readonly ResultsQuestion[]
  readonly answering: ResultsAnswering
  /** Whose section of the law each row has to say. */
  readonly isOfSeveralRules: boolean
}

function SeatTable({ seats, questions, answering, isOfSeveralRules }: SeatTableProps) {
  return (
    <div className={stackedLook.stacked} tabIndex={0} role="region" aria-label="Seats of the file">
      <table>
        <caption className={textLook.visuallyHidden}>
          Each seat of the file: who is on file, who won in the file, and what follows
        </caption>
        <TableHead headings={headings} />
        <tbody>
          <ResultsQuestions questions={questions} answering={answering} />
          {seats.map((seat) => (
            <tr key={seat.holder?.id ?? `${seat.office} ${seat.place} ${seat.winner}`}>
              <th scope="row">
                {seat.office}
                <small>{seat.place}</small>
              </th>
              <td data-label="On file">{seat.holder?.official ?? <NotOnFile />}</td>
              <td data-label="In the file">
                {seat.winner}
                <small>{votesText(seat)}</small>
              </td>
              <td data-label="What follows">
                <Consequence seat={seat} />
                {isOfSeveralRules && <small>{seat.basis}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "53.7%, 2,310 votes, 3 names" */
function votesText({ share, votes, candidates }: ResultSeat): string {
  return [
    ...(share === null ? [] : [percent(share)]),
    counted(votes, 'vote', 'votes'),
    ...(candidates !== null && candidates > 2 ? [`${candidates} names`] : []),
  ].join(', ')
}

function Consequence({ seat: { consequence, takes_office: day, outcome, margin } }: { readonly seat: ResultSeat }) {
  const isSame = consequence === 're_elected'
  const Icon = isSame ? Check : UserPlus
  return (
    <>
      <span className={isSame ? badgeLook.badge : badgeLook.success}>
        <Icon aria-hidden />
        {isSame ? 'Re-elected' : 'Somebody new'}
      </span>
      {!isSame && (
        <small>{day === null ? 'takes office on a day not on file' : `takes office ${typedDayOf(day)}`}</small>
      )}
      {outcome !== null && <small>{unsentOutcomeText(outcome, margin)}</small>}
    </>
  )
}
