import styles from '#shared/map/county-map.module.css'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'

/** Each border once, over the colors of the counties. */
export function BorderLines({ drawn }: { readonly drawn: DrawnOutlines }) {
  return (
    <>
      <path className={styles.innerLines} d={drawn.innerLines} />
      <path className={styles.stateLines} d={drawn.stateLines} />
    </>
  )
}
