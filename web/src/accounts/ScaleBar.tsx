import styles from '#accounts/ScaleBar.module.css'
/** The scale bar of a map, above the title of a form. */
export function ScaleBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 132 8" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <rect
          key={index}
          className={index % 2 === 0 ? styles.filled : styles.open}
          x={0.5 + index * 22}
          y="0.5"
          width="21"
          height="7"
        />
      ))}
    </svg>
  )
}
