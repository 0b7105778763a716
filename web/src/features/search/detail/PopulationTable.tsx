import { percent } from '#ui/text/percent.ts'
import { thousands } from '#ui/text/thousands.ts'

export interface PopulationGroup {
  readonly label: string
  readonly people: number | null
  readonly share: number | null
}

interface PopulationTableProps {
  readonly groups: readonly PopulationGroup[]
  readonly total: number | null
  readonly caption: string
}

export function PopulationTable({ groups, total, caption }: PopulationTableProps) {
  return (
    <table className="legend">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Share</th>
          <th scope="col">Number</th>
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
            <td>{share === null ? <span className="unknown">Unknown</span> : percent(share)}</td>
            <td>{people === null ? <span className="unknown">Unknown</span> : thousands(people)}</td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">Total</th>
          <td />
          <td>{total === null ? <span className="unknown">Unknown</span> : thousands(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
