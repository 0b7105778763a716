import styles from '#data/imports/check/Winners.module.css'

/** A seat that nobody on file holds, as in a place's ladder. */
export function NotOnFile() {
  return <span className={styles.notOnFile}>Not on file</span>
}
