import { classes } from '#shared/ui/look/classes.ts'
import { FigureTable } from '#data/coverage/FigureTable.tsx'
import styles from '#data/coverage/table.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface CountTableProps {
  readonly caption: string
  /** What the first column holds. */
  readonly first: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly [label: string, counts: readonly number[]])[]
  readonly total: readonly number[]
}

/** Counts in a column, with their sum. */
export function CountTable({ caption, first, headings, rows, total }: CountTableProps) {
  return (
    <FigureTable
      caption={caption}
      first={first}
      headings={headings}
      rows={rows.map(([label, counts]) => <CountRow key={label} label={label} counts={counts} headings={headings} />)}
      total={<CountRow label="All" counts={total} headings={headings} />}
    />
  )
}

type CountRowProps = Pick<CountTableProps, 'headings'> & { readonly label: string; readonly counts: readonly number[] }

function CountRow({ label, counts, headings }: CountRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {counts.map((count, index) => (
        <td key={headings[index]} className={classes(styles.figure, count === 0 && styles.none)}>
          {thousands(count)}
        </td>
      ))}
    </tr>
  )
}
