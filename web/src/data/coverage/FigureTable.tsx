import type { ReactNode } from 'react'
import styles from '#data/coverage/table.module.css'

interface FigureTableProps {
  readonly caption: string
  /** What the first column holds. */
  readonly first: string
  readonly headings: readonly string[]
  readonly rows: ReactNode
  readonly total: ReactNode
}

/** Figures in a column, each with its share of the total; the table scrolls in its own frame where it is too wide. */
export function FigureTable({ caption, first, headings, rows, total }: FigureTableProps) {
  return (
    // A region that scrolls must be reachable with the keyboard.
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={styles.figure}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
        <tfoot>{total}</tfoot>
      </table>
    </div>
  )
}
