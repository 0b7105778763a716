import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import tableLook from '#shared/ui/look/table.module.css'
import styles from '#shared/ui/list/Skeletons.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

const tableRows = 10
const cards = 4
const widths = ['middle', 'long', 'short'] as const

/** Skeleton rows of the real height while the first answer is pending; a quick answer never shows them. */
export function SkeletonRows({ columns, rows = tableRows }: { readonly columns: number; readonly rows?: number }) {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={column === 0 ? tableLook.first : undefined}>
          <span className={column === 0 ? styles.named : undefined}>
            <span className={styles.skeleton} data-width={widths[(row + column) % widths.length]} />
          </span>
        </td>
      ))}
    </tr>
  ))
}

export function SkeletonCards({ count = cards }: { readonly count?: number }) {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={cardLook.card} aria-hidden="true">
      <div className={classes(cardLook.top, styles.lines)}>
        {widths.map((width) => (
          <span key={width} className={styles.skeleton} data-width={width} />
        ))}
      </div>
    </div>
  ))
}
