import type { Filter } from '@atlas/contract/search/filter.ts'
import type { ListProps } from '#officials/search/results/list-props.ts'
import { isStale } from '#search/results/use-results.ts'
import { LevelHeading } from '#officials/search/results/LevelHeading.tsx'
import { type LevelGroup, levelGroups } from '#officials/search/results/level-groups.ts'
import { NothingFoundLater } from '#search/results/NothingFoundLater.tsx'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { ResultsPager } from '#search/results/ResultsPager.tsx'
import styles from '#officials/search/results/TableFrame.module.css'
import { TableFrame } from '#officials/search/results/TableFrame.tsx'
import { useInPortions } from '#search/results/use-in-portions.ts'
import type { Results } from '#search/results/use-results.ts'
import { useNewPageAtTop } from '#search/results/use-new-page-at-top.ts'
import { useScrollAgain } from '#search/results/use-scroll-again.ts'
import { useToggle } from '#officials/search/results/use-toggle.ts'
import { idOf } from '#shared/values/text-of.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import updatingLook from '#shared/ui/look/updating.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface ResultsListProps extends ListProps {
  readonly hasTable: boolean
  readonly describe: (filter: Filter) => string
  readonly onClear: () => void
}

/** The officials as a table, or on phones as cards; or what is shown in their place. */
export function ResultsList({ hasTable, describe, onClear, ...props }: ResultsListProps) {
  const { officials, view, onChange } = props
  const { reply, isCurrent, progress } = officials
  if (reply?.total === 0 && isCurrent) {
    return (
      <section
        className={hasTable ? classes(tableLook.frame, styles.alone) : undefined}
        aria-label="Results"
        tabIndex={-1}
        id="results"
        data-results
      >
        <NothingFoundLater view={view} onChange={onChange} describe={describe} onClear={onClear} />
      </section>
    )
  }
  if (!reply && progress !== 'loading') return null
  return (
    <>
      {hasTable ? <TableFrame {...props} /> : <CardList {...props} />}
      <ResultsPager results={officials} view={view} onChange={onChange} />
    </>
  )
}

/** The officials on a phone. */
function CardList({ officials, view, onChange }: ListProps) {
  const { reply, progress } = officials
  const rows = useInPortions(reply?.values ?? null)
  const isSlow = useAfterDelay(progress === 'loading', 300)
  const toggle = useToggle(view, onChange)
  useNewPageAtTop(view.page, () => window.scrollTo({ top: 0 }))
  useScrollAgain()
  return (
    <>
      {isSlow && reply && <div className={updatingLook.updatingCards} aria-hidden="true" />}
      <div
        className={classes(cardLook.cards, isStale(officials) && updatingLook.stale)}
        aria-busy={!rows?.length}
        tabIndex={-1}
        id="results"
        data-results
      >
        {!rows && <SkeletonCards />}
        {rows &&
          levelGroups(rows, view).map((group) => (
            <CardGroup key={group.heading} group={group} view={view} onToggle={toggle} />
          ))}
        {rows && isMoreToCome(rows.length, officials, view) && (
          <div className={cardLook.toCome}>
            <SkeletonCards />
          </div>
        )}
      </div>
    </>
  )
}

interface CardGroupProps {
  readonly group: LevelGroup
  readonly view: SearchView
  readonly onToggle: (id: number) => void
}

function CardGroup({ group: { heading, rows, from }, view, onToggle }: CardGroupProps) {
  return (
    <>
      {heading && <LevelHeading heading={heading} />}
      {rows.map((row, index) => (
        <OfficialCard
          // Redrawn when its position changes in a new list, as in the table.
          key={`${idOf(row)} ${from + index}`}
          row={row}
          titledBy={heading ? 'h3' : 'h2'}
          isOpen={view.open.includes(idOf(row))}
          onToggle={onToggle}
        />
      ))}
    </>
  )
}

/**
 * Whether more cards will follow: because the awaited page is longer, as far as that is known, or because the cards are
 * drawn in portions.
 */
function isMoreToCome(drawn: number, { reply, isCurrent, progress }: Results, { pageSize }: SearchView): boolean {
  if (!reply) return false
  const isAwaited = !isCurrent && progress === 'loading'
  return drawn < (isAwaited ? Math.min(pageSize, reply.total) : reply.values.length)
}
