import styles from '#officials/search/map/CountyMap.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

/** A placeholder as large as the map, so that nothing moves when the map arrives. */
export function MapWaiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <>
      <div className={styles.waitingField} />
      <div className={styles.box}>
        <div className={styles.waiting} aria-busy="true">
          {isDue && <p role="status">Drawing the map…</p>}
        </div>
        <div className={styles.waitingLegend} />
      </div>
      <div className={styles.waitingMore} />
    </>
  )
}
