import styles from '#county-map/county-map.module.css'
import type { DrawnCounties } from '#county-map/draw-counties.ts'

/** Each border once, over the colours of the counties. */
export function BorderLines({ drawn }: { readonly drawn: DrawnCounties }) {
  return (
    <>
      <path className={styles.countyLines} d={drawn.countyLines} />
      <path className={styles.stateLines} d={drawn.stateLines} />
    </>
  )
}
