import { useId } from 'react'
import { type Area, placeText } from '#shared/figures/area.ts'
import { columnsOfContest, type Contest } from '#shared/figures/charts.ts'
import styles from '#shared/figures/ContestShares.module.css'
import { type Figures, isKnown, numberOf } from '#shared/figures/figures.ts'
import { SourceMark } from '#shared/figures/Sources.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ContestSharesProps {
  readonly contest: Contest
  readonly figures: Figures
  readonly area: Area
  /** Why the result is not on file. */
  readonly missing: string
}

interface Result {
  readonly label: string
  readonly share: number | null
  /** Undefined where no source counts them for this contest. */
  readonly votes: number | null | undefined
}

/** One contest. Every share is drawn on the same scale from 0 to 100; the bar of the leader is darker. */
export function ContestShares({ contest, figures, area, missing }: ContestSharesProps) {
  const results = contest.candidates.map(({ label, share, votes }) => ({
    label,
    share: numberOf(figures, share),
    votes: votes ? numberOf(figures, votes) : undefined,
  }))
  const year = contest.year ? numberOf(figures, contest.year) : null
  const title = year === null ? contest.title : `${contest.title}, ${year}`
  const provenance = columnsOfContest(contest)
    .map((id) => figures.provenance(id))
    .find(Boolean)
  const where = placeText(area, provenance?.place)
  const id = useId()
  return (
    <div className={styles.contest}>
      <p className={styles.title}>
        <b>
          <span id={`${id}what`}>{title}</span>
          <SourceMark of={provenance} />
        </b>
        <span id={`${id}where`}>{where}</span>
      </p>
      {isKnown(figures, columnsOfContest(contest)) ? (
        <ResultsTable titledBy={`${id}what ${id}where`} results={results} />
      ) : (
        <p>
          <span className={textLook.unknown}>Unknown</span>
          <span className={textLook.muted}>: {missing}.</span>
        </p>
      )}
    </div>
  )
}

function ResultsTable({ titledBy, results }: { readonly titledBy: string; readonly results: readonly Result[] }) {
  const hasVotes = results.some(({ votes }) => votes !== undefined)
  const lead = Math.max(...results.map(({ share }) => share ?? 0))
  return (
    <table className={styles.shares} aria-labelledby={titledBy}>
      <thead className={textLook.visuallyHidden}>
        <tr>
          <th scope="col">Candidate</th>
          <th aria-hidden="true" />
          <th scope="col">Share</th>
          {hasVotes && <th scope="col">Votes</th>}
        </tr>
      </thead>
      <tbody>
        {results.map(({ label, share, votes }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              {share !== null && <ShareBar share={share} isLead={share > 0 && share === lead} />}
            </td>
            <td className={styles.share}>
              {share === null ? <span className={textLook.unknown}>Unknown</span> : percent(share)}
            </td>
            {votes !== undefined && (
              <td className={styles.votes}>
                <Votes votes={votes} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Votes({ votes }: { readonly votes: number | null }) {
  if (votes !== null) return thousands(votes)
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={textLook.visuallyHidden}>Unknown</span>
    </>
  )
}

/** A bar with a tick at one half. The tick is taller than the bar, so that no color hides it. */
function ShareBar({ share, isLead }: { readonly share: number; readonly isLead: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} y="2" width="100" height="12" />
      <rect
        className={isLead ? styles.lead : styles.rest}
        data-lead={isLead || undefined}
        y="2"
        width={(share * 100).toFixed(2)}
        height="12"
      />
      <rect className={styles.half} x="49.7" width="0.6" height="16" />
    </svg>
  )
}
