import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { ChoicesLoading } from '#features/search/filters/ChoicesLoading.tsx'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { useColumnChoices, useLastingChoices } from '#features/search/filters/use-choices.ts'
import { chosen, withChoices } from '#search-state/change-view.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { thousands } from '#ui/text/thousands.ts'

/** Few choices, each a box to tick with how many officials it leaves. */
export function ChoiceCheckboxes({
  columnId,
  view,
  onChange,
  choices,
}: FilterProps & { readonly columnId: ChoiceColumnId }) {
  const picked = chosen(view, columnId)
  const counted = useColumnChoices(columnId, view.filters, choices)
  const { isKnown, isLoading } = counted
  const offered = useLastingChoices(columnId, counted)
  const isSlow = useAfterDelay(isLoading, 300)
  const toggle = (id: string, label: string, isPicked: boolean) => {
    const others = picked.filter((value) => value !== id && value !== label)
    onChange((newest) => withChoices(newest, columnId, isPicked ? others : [...others, id]))
  }
  return (
    <fieldset className={isSlow ? 'counts-loading' : undefined} aria-busy={isLoading}>
      <legend className="label filter-legend">
        {columnOf(columnId).label}
        <ChoicesLoading isLoading={isLoading} isKnown={isKnown} />
      </legend>
      {!isKnown && <WaitingBoxes />}
      {offered.map(({ id, label, count }) => {
        const isPicked = picked.includes(id) || picked.includes(label)
        return (
          <Checkbox
            key={id}
            checked={isPicked}
            onChange={() => toggle(id, label, isPicked)}
            end={
              <span className="count">
                {thousands(count)}
                <span className="sr-only">{count === 1 ? ' official' : ' officials'}</span>
              </span>
            }
          >
            {label}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

/** Keeps the place of the boxes, so that what stands below does not jump. */
function WaitingBoxes() {
  return [1, 2, 3, 4, 5].map((line) => (
    <span key={line} className="check" aria-hidden="true">
      <span className="skeleton my-1.5" data-width="middle" />
    </span>
  ))
}
