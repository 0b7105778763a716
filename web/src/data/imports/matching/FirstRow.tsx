import type { MatchedRow, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/imports/matching/FirstRow.module.css'
import { rowsAtOnce, rowsQuery } from '#data/imports/matching/matching-queries.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface FirstRowProps {
  readonly id: string
  readonly answers: MatchingAnswers
  readonly total: number
}

/** A row of the file as it will read, one after the other. */
export function FirstRow({ id, answers, total }: FirstRowProps) {
  const [requested, setRequested] = useState(0)
  const index = Math.min(requested, Math.max(0, total - 1))
  const page = Math.floor(index / rowsAtOnce)
  const answer = useNewestAnswer(useQuery(rowsQuery(id, answers, page)))
  const row = answer.reply?.values[index % rowsAtOnce]
  return (
    <section className={styles.card} aria-labelledby="first-row">
      <h2 id="first-row">{index === 0 ? 'The first row' : `Row ${thousands(index + 1)}`}, as it will read</h2>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {row ? <Row row={row} /> : answer.progress === 'loading' && <SkeletonCards count={1} />}
      <div className={styles.turn}>
        <Turn label="Previous row" isEnd={index === 0} onTurn={() => setRequested(index - 1)} />
        <span role="status">
          Row {thousands(index + 1)} of {thousands(total)}
        </span>
        <Turn label="Next row" isEnd={index >= total - 1} onTurn={() => setRequested(index + 1)} />
      </div>
    </section>
  )
}

interface TurnProps {
  readonly label: 'Previous row' | 'Next row'
  readonly isEnd: boolean
  readonly onTurn: () => void
}

/** At an end it stays in reach of the keyboard, so that the focus is not lost there. */
function Turn({ label, isEnd, onTurn }: TurnProps) {
  const Icon = label === 'Next row' ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onTurn()}
    >
      <Icon aria-hidden />
    </button>
  )
}

function Row({ row: { row, values, reason, matches } }: { readonly row: MatchedRow }) {
  return (
    <>
      <dl>
        {values.map(({ column, label, value, was }) => (
          <div key={column}>
            <dt>{label}</dt>
            <dd className={value === null ? textLook.unknown : undefined}>
              {value ?? 'Unknown'}
              {was !== null && <small>was “{was}”</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {reason !== null && <b>Cannot be used: {reason}. </b>}
        {matches && (
          <>
            Matches{' '}
            <Link to="/officials/$id" params={{ id: String(matches.id) }}>
              {matches.official}
            </Link>
            , {matches.office}, {matches.jurisdiction}, already in the atlas.{' '}
          </>
        )}
        {!matches && reason === null && 'Nobody of this name and office is in the atlas yet. '}
        {row} in the spreadsheet.
      </p>
    </>
  )
}
