import styles from '#shared/map/drawing/MapDrawing.module.css'
/** Paper with diagonal lines: no source states a figure here. Never a tint, which would be a figure. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        className={styles.hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" />
        <path d="M0 0V5" />
      </pattern>
    </defs>
  )
}
