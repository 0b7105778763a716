import type { ListProps } from '#officials/search/results/list-props.ts'
import { isStale } from '#search/results/use-results.ts'
import { shownText } from '#search/results/ResultsPager.tsx'
import { ResultsTable } from '#officials/search/results/ResultsTable.tsx'
import { sortText } from '#search/results/sort-words.ts'
import styles from '#officials/search/results/TableFrame.module.css'
import { useInPortions } from '#search/results/use-in-portions.ts'
import { useNewPageAtTop } from '#search/results/use-new-page-at-top.ts'
import { scrollRestored, useScrollAgain } from '#search/results/use-scroll-again.ts'
import { sortOf } from '#search/state/change-sort.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { useEdges } from '#shared/ui/browser/use-edges.ts'
import tableLook from '#shared/ui/look/table.module.css'
import updatingLook from '#shared/ui/look/updating.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The frame scrolls, not the page; its scroll position marks the sides where there is more to see. */
export function TableFrame({ officials, view, onChange, facets }: ListProps) {
  const { reply, isCurrent, progress } = officials
  const rows = useInPortions(reply?.values ?? null)
  const { frame, place } = useEdges()
  const isSlow = useAfterDelay(progress === 'loading', 300)
  useNewPageAtTop(view.page, () => frame.current?.scrollTo({ top: 0 }))
  useScrollAgain(frame)
  const caption = reply && isCurrent ? `Elected officials, ${shownText(view, reply)}` : 'Elected officials'
  return (
    <div className={styles.place} ref={place}>
      <section
        className={classes(tableLook.frame, styles.frame, isStale(officials) && updatingLook.stale)}
        aria-label={caption}
        data-density={view.density}
        tabIndex={0}
        id="results"
        data-results
        {...scrollRestored}
        ref={frame}
      >
        {isSlow && reply && <div className={updatingLook.updating} aria-hidden="true" />}
        <ResultsTable rows={rows} caption={caption} view={view} onChange={onChange} facets={facets} />
      </section>
      <p className={textLook.visuallyHidden} role="status">
        {sortText(sortOf(view))}
      </p>
    </div>
  )
}
