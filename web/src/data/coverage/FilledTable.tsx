import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { type CoveredArea, filledColumnIds } from '@atlas/contract/endpoints/data/coverage.ts'
import { Link } from '@tanstack/react-router'
import styles from '#data/coverage/table.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { Bar } from '#shared/ui/list/Bar.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** For how many officials in the search each column is known, all on one scale from 0 to 100. */
export function FilledTable({ area, caption }: { readonly area: CoveredArea; readonly caption: string }) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes(styles.table, styles.filled)}>
        <caption>{caption}</caption>
        <thead className={textLook.visuallyHidden}>
          <tr>
            <th scope="col">Column</th>
            <th aria-hidden="true" />
            <th scope="col">Share</th>
            <th scope="col">Officials</th>
          </tr>
        </thead>
        <tbody>
          {filledColumnIds.map((id) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/data/columns" hash={id}>
                  {columnOf(id).label}
                </Link>
              </th>
              <td className={styles.bar} aria-hidden="true">
                <Bar share={area.filled[id] / area.searchable} />
              </td>
              <td className={classes(styles.figure, styles.share)}>{percent(area.filled[id] / area.searchable)}</td>
              <td className={styles.figure}>
                {thousands(area.filled[id])} of {thousands(area.searchable)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
