import styles from '#officials/search/results/LevelHeading.module.css'

/** Above the officials of one level, in the table. */
export function LevelHeadingRow({ heading, columns }: { readonly heading: string; readonly columns: number }) {
  return (
    <tr className={styles.row}>
      <th scope="rowgroup" colSpan={columns}>
        <span className={styles.heading}>{heading}</span>
      </th>
    </tr>
  )
}

/** Above the cards of one level. */
export function LevelHeading({ heading }: { readonly heading: string }) {
  return <h2 className={styles.heading}>{heading}</h2>
}
