import type { DriveProgress } from '@atlas/contract/endpoints/drives/drives.ts'
import styles from '#drives/frame/ProgressBar.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

type Counts = Pick<DriveProgress, 'published' | 'waiting' | 'taken' | 'open'>

const parts = ['published', 'waiting', 'taken', 'open'] as const
const words = {
  published: 'published',
  waiting: 'to be looked at',
  taken: 'in tasks that somebody has taken',
  open: 'open',
} as const
const gap = 0.3

/** How far the wanted answers of a drive are, for the eye; words beside it say the same. */
export function ProgressBar({ counts }: { readonly counts: Counts }) {
  const total = parts.reduce((sum, part) => sum + counts[part], 0)
  let from = 0
  return (
    <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part) => {
        if (counts[part] === 0) return null
        const [start, width] = [from, (counts[part] / total) * 100]
        from += width
        return <rect key={part} x={start} width={Math.max(0.2, width - gap)} height="14" data-part={part} />
      })}
    </svg>
  )
}

/** What each part of the bar is, with its count. */
export function ProgressKey({ counts }: { readonly counts: Counts }) {
  return (
    <ul className={styles.key}>
      {parts.map((part) => (
        <li key={part}>
          <i data-part={part} />
          <span>
            <b>{thousands(counts[part])}</b> {words[part]}
          </span>
        </li>
      ))}
    </ul>
  )
}
