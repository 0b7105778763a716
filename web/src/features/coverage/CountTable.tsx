import { classes } from '#ui/look/classes.ts'
import styles from '#features/coverage/table.module.css'
import { thousands } from '#ui/text/thousands.ts'

interface CountTableProps {
  readonly caption: string
  /** What the first column holds. */
  readonly first: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly [label: string, counts: readonly number[]])[]
  readonly total: readonly number[]
}

/** Counts under each other, with their sum; it scrolls in its own frame where it is too wide. */
export function CountTable({ caption, first, headings, rows, total }: CountTableProps) {
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
        <tbody>
          {rows.map(([label, counts]) => (
            <CountRow key={label} label={label} counts={counts} headings={headings} />
          ))}
        </tbody>
        <tfoot>
          <CountRow label="All" counts={total} headings={headings} />
        </tfoot>
      </table>
    </div>
  )
}

type CountRowProps = Pick<CountTableProps, 'headings'> & { readonly label: string; readonly counts: readonly number[] }

function CountRow({ label, counts, headings }: CountRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {counts.map((count, place) => (
        <td key={headings[place]} className={classes(styles.figure, count === 0 && styles.none)}>
          {thousands(count)}
        </td>
      ))}
    </tr>
  )
}
