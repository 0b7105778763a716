import type { DriveProgress } from '@atlas/contract/endpoints/drives/drives.ts'
import styles from '#drives/frame/ProgressBar.module.css'
import { PartsBar } from '#shared/ui/list/PartsBar.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

type Counts = Pick<DriveProgress, 'published' | 'waiting' | 'taken' | 'open'>

const parts = ['published', 'waiting', 'taken', 'open'] as const
const words = {
  published: 'published',
  waiting: 'to be looked at',
  taken: 'in tasks that somebody has taken',
  open: 'open',
} as const

/** How far the wanted answers of a drive are, for the eye; words beside it say the same. */
export function ProgressBar({ counts }: { readonly counts: Counts }) {
  return <PartsBar className={styles.bar} parts={parts.map((part) => ({ part, count: counts[part] }))} />
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
