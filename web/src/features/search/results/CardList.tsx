import { isStale, type ListProps } from '#features/search/results/list-props.ts'
import { OfficialCard } from '#features/search/results/OfficialCard.tsx'
import { useInPortions } from '#features/search/results/use-in-portions.ts'
import { useNewPageAtTop } from '#features/search/results/use-new-page-at-top.ts'
import { useToggle } from '#features/search/results/use-toggle.ts'
import { idOf } from '#features/search/values/text-of.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { SkeletonCards } from '#ui/list/Skeletons.tsx'

/** The officials on a phone. */
export function CardList({ officials, view, onChange }: ListProps) {
  const { reply, progress } = officials
  const rows = useInPortions(reply?.values ?? null)
  const isSlow = useAfterDelay(progress === 'loading', 300)
  const toggle = useToggle(view, onChange)
  useNewPageAtTop(view.page, () => window.scrollTo({ top: 0 }))
  return (
    <>
      {isSlow && reply && <div className="updating-cards" aria-hidden="true" />}
      <div className={isStale(officials) ? 'cards stale' : 'cards'} aria-busy={!rows}>
        {!rows && <SkeletonCards />}
        {rows?.map((row) => {
          const id = idOf(row)
          return <OfficialCard key={id} row={row} isOpen={view.open.includes(id)} onToggle={toggle} />
        })}
      </div>
    </>
  )
}
