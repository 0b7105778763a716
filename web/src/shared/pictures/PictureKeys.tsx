import styles from '#shared/pictures/PictureCard.module.css'
import type { PictureKey } from '#shared/pictures/picture.ts'

/** The key: what the colors and patterns of the marks mean. */
export function PictureKeys({ keys }: { readonly keys: readonly PictureKey[] }) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ symbol, label, count }) => (
        <li key={label}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            {symbol}
          </svg>
          <span>
            {label} {count !== undefined && <b>{count}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}
