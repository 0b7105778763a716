import type { Export } from '@atlas/contract/endpoints/exports/exports.ts'
import { Link } from '@tanstack/react-router'
import styles from '#exports/ExportProgress.module.css'
import { rowsText } from '#exports/rows-text.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

const stalledAfterMilliseconds = 5 * 60_000

interface ExportProgressProps {
  readonly id: string
  /** Absent until the first answer. */
  readonly progress: Export | undefined
}

/** The progress of the file: in words for everybody, and as a bar. */
export function ExportProgress({ id, progress }: ExportProgressProps) {
  const done = progress?.rows_done ?? 0
  return (
    <div className={styles.progress} id={id}>
      <p>{progress ? `Making the file: ${rowsText(progress)}` : 'Making the file…'}</p>
      <progress aria-label="Making the file" value={done} max={Math.max(1, progress?.rows_total ?? 1)} />
      <StalledNote key={done} />
    </div>
  )
}

/** Counts from the latest progress, because each progress replaces this. */
function StalledNote() {
  const isLong = useAfterDelay(true, stalledAfterMilliseconds)
  return (
    <p role="status" className={styles.still}>
      {isLong && (
        <>
          There has been no progress for 5 minutes. You need not wait here: once the file is made, it is under{' '}
          <Link to="/my-exports">My exports</Link>.
        </>
      )}
    </p>
  )
}

export function ExportUnanswered({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.progress}>
      <Banner
        text="We could not check on the file."
        more="It is still being made; you will find it under My exports."
        onRetry={onRetry}
      />
    </div>
  )
}
