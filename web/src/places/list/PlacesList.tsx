import { useEffect } from 'react'
import { type PlacesListProps } from '#places/list/list-of-places.ts'
import { placeColumns } from '#places/list/place-columns.ts'
import { PlaceCard } from '#places/list/PlaceCard.tsx'
import styles from '#places/list/PlacesList.module.css'
import { PlacesTable } from '#places/list/PlacesTable.tsx'
import { groupNouns } from '#places/list/place-words.ts'
import { ResultsPager, shownText } from '#search/results/ResultsPager.tsx'
import { sortText } from '#search/results/sort-words.ts'
import { useInPortions } from '#search/results/use-in-portions.ts'
import { useNewPageAtTop } from '#search/results/use-new-page-at-top.ts'
import { isStale } from '#search/results/use-results.ts'
import { useScrollAgain } from '#search/results/use-scroll-again.ts'
import { sortOf } from '#search/state/change-sort.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { textOf } from '#shared/values/text-of.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import updatingLook from '#shared/ui/look/updating.module.css'

/** The places as a table, on phones as cards. */
export function PlacesList({ hasTable, ...props }: PlacesListProps & { readonly hasTable: boolean }) {
  const { places, view, onChange, choosing } = props
  const { reply, isCurrent, progress } = places
  const rows = useInPortions(reply?.values ?? null)
  const isSlow = useAfterDelay(progress === 'loading', 300)
  useNewPageAtTop(view.page, () => window.scrollTo({ top: 0 }))
  useScrollAgain()
  useEffect(() => bringIntoSight(choosing.marked), [choosing.marked])
  const noun = groupNouns[view.group ?? 'counties']
  const caption = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${reply && isCurrent ? `, ${shownText(view, reply)}` : ''}`
  return (
    <div className={classes(styles.list, isStale(places) && updatingLook.stale)}>
      {isSlow && reply && <div className={updatingLook.updating} aria-hidden="true" />}
      {hasTable ? (
        <PlacesTable rows={rows} caption={caption} view={view} onChange={onChange} choosing={choosing} />
      ) : (
        <div className={classes(cardLook.cards, styles.cards)} aria-busy={!rows?.length} tabIndex={-1} data-results>
          {!rows && <SkeletonCards />}
          {rows?.map((row) => (
            <PlaceCard
              key={textOf(row, 'place.id')}
              row={row}
              columns={placeColumns(view.columns)}
              choosing={choosing}
            />
          ))}
        </div>
      )}
      <p className={textLook.visuallyHidden} role="status">
        {sortText(sortOf(view))}
      </p>
      <div className={styles.foot}>
        {hasTable && view.columns.includes('stats.vap_black%') && <p>The tick in the bar stands at 40%, the rule.</p>}
        <ResultsPager results={places} view={view} onChange={onChange} />
      </div>
    </div>
  )
}

/** The row of a place that was pressed on the map. */
function bringIntoSight(id: string | null): void {
  if (id) document.querySelector(`[data-place="${id}"]`)?.scrollIntoView({ block: 'nearest' })
}
