import styles from '#search/filters/draft.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

interface FacetLoadingProps {
  readonly isLoading: boolean
  readonly isKnown: boolean
}

/** Beside a filter's label while its facet follows a change of another filter. */
export function FacetLoading({ isLoading, isKnown }: FacetLoadingProps) {
  const isDue = useAfterDelay(isLoading, 300)
  return isDue && <span className={styles.loading}>{isKnown ? 'Updating…' : 'Loading…'}</span>
}
