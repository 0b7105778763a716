import styles from '#shared/ui/list/Bar.module.css'

interface BarProps {
  readonly share: number
  /** The position of a tick across the bar. */
  readonly tick?: number
}

/** A share as a bar from 0 to 100%; the number is beside it. */
export function Bar({ share, tick }: BarProps) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="8" />
      <rect className={styles.fill} width={share * 100} height="8" />
      {tick !== undefined && <rect className={styles.tick} x={tick * 100 - 0.4} width="0.8" height="8" />}
    </svg>
  )
}
