import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { type CoverageReply, type CoveredArea, filledColumnIds } from '@atlas/contract/endpoints/data/coverage.ts'
import { Link } from '@tanstack/react-router'
import { areaAnchor, areaName } from '#data/coverage/area-name.ts'
import { countiesOf, onFileIn, sumOf } from '#data/coverage/on-file.ts'
import sectionStyles from '#data/coverage/section.module.css'
import tableStyles from '#data/coverage/table.module.css'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const title = 'The states compared'

/** One row for each state: how many officials and counties, and how complete the values are. */
export function Overview({ coverage: { states, total } }: { readonly coverage: CoverageReply }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="overview">
      <h2 id="overview" tabIndex={-1}>
        {title}
      </h2>
      <div className={tableStyles.frame} role="region" aria-label={title} tabIndex={0}>
        <table className={tableStyles.table}>
          <caption>
            Officials and counties by state, and the share of the officials in the search of whom each is known
          </caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col" className={tableStyles.figure}>
                In the search
              </th>
              <th scope="col" className={tableStyles.figure}>
                Left out
              </th>
              <th scope="col" className={tableStyles.figure}>
                Counties covered
              </th>
              <th scope="col" className={tableStyles.figure}>
                Results awaited
              </th>
              <th scope="col" className={tableStyles.figure}>
                Terms over
              </th>
              {filledColumnIds.map((id) => (
                <th key={id} scope="col" className={tableStyles.figure}>
                  {columnOf(id).label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map((area) => (
              <AreaRow key={area.state_id} area={area} />
            ))}
          </tbody>
          <tfoot>
            <AreaRow area={total} />
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function AreaRow({ area }: { readonly area: CoveredArea }) {
  const counties = countiesOf(area)
  return (
    <tr>
      <th scope="row">
        <Link to="/data/states" hash={areaAnchor(area)}>
          {areaName(area)}
        </Link>
      </th>
      <td className={tableStyles.figure}>{thousands(area.searchable)}</td>
      <td className={tableStyles.figure}>{thousands(onFileIn(area) - area.searchable)}</td>
      <td className={tableStyles.figure}>
        {thousands(counties.yes)} of {thousands(sumOf(counties))}
      </td>
      <td className={tableStyles.figure}>{thousands(area.overdue.results_pending)}</td>
      <td className={tableStyles.figure}>{thousands(area.overdue.terms_over)}</td>
      {filledColumnIds.map((id) => (
        <td key={id} className={tableStyles.figure}>
          {area.searchable === 0 ? '—' : percent(area.filled[id] / area.searchable)}
        </td>
      ))}
    </tr>
  )
}
