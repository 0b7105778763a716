import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { votingAge } from '#features/search/detail/charts.ts'
import { type Figures, numberOf } from '#features/search/detail/official-facts.ts'
import { SourceMark } from '#features/search/detail/Sources.tsx'
import { StackedBar } from '#features/search/detail/StackedBar.tsx'
import { percent } from '#features/search/values/format-value.ts'
import { thousands } from '#ui/thousands.ts'

interface PopulationFiguresProps {
  readonly figures: Figures
  /** The area that is meant where a figure does not name another. */
  readonly place: string
}

interface Group {
  readonly label: string
  readonly people: number | null
  readonly share: number | null
}

/** The voting-age population: the bar is the glance, the table is the truth. */
export function PopulationFigures({ figures, place }: PopulationFiguresProps) {
  const total = numberOf(figures, votingAge.total)
  const provenance = figures.provenance(votingAge.total)
  const where = provenance?.place ?? place
  if (total === null) {
    return (
      <p className="py-2">
        <span className="unknown">Unknown</span>
        <span className="muted">: no voting-age figures for {where}.</span>
      </p>
    )
  }
  const groups = votingAge.groups.map(({ label, id }): Group => {
    const people = numberOf(figures, id)
    return { label, people, share: people !== null && total > 0 ? people / total : null }
  })
  const nonwhite = numberOf(figures, votingAge.nonwhite)
  return (
    <div className="chart">
      <StackedBar shares={groups.map(({ label, share }) => ({ label, share: share ?? 0 }))} />
      <Legend groups={groups} total={total} caption={`Voting-age population of ${where} by group`} />
      <p className="caption">
        {captionText(where, provenance)}
        <SourceMark of={provenance} />
        {nonwhite !== null && (
          <>
            {' '}
            Nonwhite: <b>{percent(nonwhite)}</b>
          </>
        )}
      </p>
    </div>
  )
}

interface LegendProps {
  readonly groups: readonly Group[]
  readonly total: number
  readonly caption: string
}

function Legend({ groups, total, caption }: LegendProps) {
  return (
    <table className="legend">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Share</th>
          <th scope="col">People</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ label, people, share }, place) => (
          <tr key={label}>
            <th scope="row">
              <svg className="swatch" viewBox="0 0 11 11" aria-hidden="true">
                <rect className={`series-${place + 1}`} width="11" height="11" />
              </svg>
              {label}
            </th>
            <td>{share === null ? 'Unknown' : percent(share)}</td>
            <td>{people !== null && thousands(people)}</td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">Total</th>
          <td />
          <td>{thousands(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** "Voting-age population, Bolivar County, 2020. Counted." */
function captionText(where: string, provenance: Provenance | undefined): string {
  const year = provenance?.as_of?.slice(0, 4)
  const words = ['Voting-age population', where, year].filter(Boolean).join(', ')
  const method = provenance?.method
  return method ? `${words}. ${method.charAt(0).toUpperCase()}${method.slice(1)}.` : `${words}.`
}
