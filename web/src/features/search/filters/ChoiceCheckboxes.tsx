import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { FilterProps } from '#features/search/filters/FilterGroups.tsx'
import { ChoicesLoading } from '#features/search/filters/ChoicesLoading.tsx'
import { useLastingChoices } from '#features/search/filters/use-choices.ts'
import { thousands } from '#ui/thousands.ts'
import { chosen, withChoices } from '#search-state/change-view.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

/** Few choices, each a box to tick with how many officials it leaves. */
export function ChoiceCheckboxes({
  columnId,
  view,
  onChange,
  choices,
}: FilterProps & { readonly columnId: ChoiceColumnId }) {
  const picked = chosen(view, columnId)
  const offered = useLastingChoices(columnId, choices)
  const toggle = (id: string, label: string, isPicked: boolean) => {
    const others = picked.filter((value) => value !== id && value !== label)
    onChange(withChoices(view, columnId, isPicked ? others : [...others, id]))
  }
  return (
    <fieldset className={choices.isLoading ? 'counts-loading' : undefined} aria-busy={choices.isLoading}>
      <legend className="label">
        {columnOf(columnId).label}
        <ChoicesLoading choices={choices} />
      </legend>
      {!choices.isKnown && <WaitingBoxes />}
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
                <span className="sr-only"> officials</span>
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
