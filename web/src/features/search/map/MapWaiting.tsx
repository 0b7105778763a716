import styles from '#features/search/map/CountyMap.module.css'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { classes } from '#ui/look/classes.ts'

/** The map's place, as large as the map, so that nothing moves when it comes. */
export function MapWaiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <>
      <div className={styles.waitingField} />
      <div className={classes(styles.box, styles.waiting)} aria-busy="true">
        {isDue && <p role="status">Drawing the map…</p>}
      </div>
    </>
  )
}
