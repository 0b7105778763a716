import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#shared/api/settings.ts'
import styles from '#officials/search/results/FoundCount.module.css'
import type { Results } from '#search/results/use-results.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** "1,204 officials found · public records of 2018 to 2026", read aloud whenever it changes. */
export function FoundCount({ officials }: { readonly officials: Results }) {
  const { reply } = officials
  const aside = useAside(officials)
  return (
    // Announced explicitly, because an open list of choices hides any other status from screen readers.
    <p className={styles.found} role="status" aria-live="polite">
      {reply ? (
        <>
          <b>{thousands(reply.total)}</b> {reply.total === 1 ? 'official' : 'officials'} found
        </>
      ) : (
        officials.progress === 'loading' && 'Searching…'
      )}
      {reply && aside && (
        <>
          {/* The space belongs to the words: alone at the end of a line it would come and go, which counts as a layout
              shift. */}
          <wbr />
          <span className={classes(textLook.nowrap, aside.isOfRecords && styles.records)}> · {aside.text}</span>
        </>
      )}
    </p>
  )
}

interface Aside {
  readonly text: string
  /** Otherwise it describes the answer that is shown. */
  readonly isOfRecords: boolean
}

function useAside({ reply, isCurrent, progress }: Results): Aside | null {
  const { data: settings } = useQuery(settingsQuery)
  const isSlow = useAfterDelay(!isCurrent && progress === 'loading', 300)
  if (isSlow) return { text: 'Updating…', isOfRecords: false }
  if (progress === 'failed' || progress === 'offline') return { text: 'not updated', isOfRecords: false }
  const days = settings && daysOfRecords(settings)
  return days && reply && reply.total > 0 ? { text: days, isOfRecords: true } : null
}
