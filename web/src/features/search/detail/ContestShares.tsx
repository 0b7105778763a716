import type { Contest } from '#features/search/detail/charts.ts'
import { type Figures, numberOf } from '#features/search/detail/official-facts.ts'
import { SourceMark } from '#features/search/detail/Sources.tsx'
import { percent } from '#features/search/values/format-value.ts'
import { thousands } from '#ui/thousands.ts'

interface ContestSharesProps {
  readonly contest: Contest
  readonly figures: Figures
  readonly place: string
}

/** One contest: every share on the same scale from 0 to 100, the leading one darker, whoever leads. */
export function ContestShares({ contest, figures, place }: ContestSharesProps) {
  const results = contest.candidates.map(({ label, share, votes }) => ({
    label,
    share: numberOf(figures, share),
    votes: numberOf(figures, votes),
  }))
  const year = contest.year ? numberOf(figures, contest.year) : null
  const title = year === null ? contest.title : `${contest.title}, ${year}`
  const provenance = contest.candidates.map(({ share }) => figures.provenance(share)).find(Boolean)
  const where = provenance?.place ?? place
  const lead = Math.max(...results.map(({ share }) => share ?? -1))
  return (
    <div className="contest">
      <p className="contest-title">
        <b>
          {title}
          <SourceMark of={provenance} />
        </b>
        <span>{where}</span>
      </p>
      {lead < 0 ? (
        <p>
          <span className="unknown">Unknown</span>
          <span className="muted">: no results on file.</span>
        </p>
      ) : (
        <table className="shares">
          <caption className="sr-only">{`${title}, ${where}`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Candidate</th>
              <th scope="col">Bar</th>
              <th scope="col">Share</th>
              <th scope="col">Votes</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ label, share, votes }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{share !== null && <ShareBar share={share} isLead={share === lead} />}</td>
                <td className="share">{share === null ? <span className="unknown">Unknown</span> : percent(share)}</td>
                <td className="votes">{votes === null ? '' : thousands(votes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** A bar with a tick at one half. */
function ShareBar({ share, isLead }: { readonly share: number; readonly isLead: boolean }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="12" />
      <rect className={isLead ? 'lead' : 'rest'} width={(share * 100).toFixed(2)} height="12" />
      <rect className="half" x="49.8" width="0.4" height="12" />
    </svg>
  )
}
