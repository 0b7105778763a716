import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import styles from '#search/filters/ChoiceCheckboxes.module.css'
import draftStyles from '#search/filters/draft.module.css'
import { FacetLoading } from '#search/filters/FacetLoading.tsx'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { useAllChoices, useFacet } from '#search/filters/use-facets.ts'
import { chosen, withChoices } from '#search/state/change-view.ts'
import { nounOf } from '#search/state/subject.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import checkLook from '#shared/ui/look/check.module.css'
import textLook from '#shared/ui/look/text.module.css'
import skeletonsStyles from '#shared/ui/list/Skeletons.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ChoiceCheckboxesProps extends FilterProps {
  readonly columnId: ChoiceColumnId
  /** The usual number of boxes. */
  readonly usually: number
  readonly label?: string | undefined
}

/** A few choices, each a box to tick with the number it leaves. */
export function ChoiceCheckboxes({
  columnId,
  usually,
  label: legend = columnOf(columnId).label,
  view,
  onChange,
  facets,
}: ChoiceCheckboxesProps) {
  const picked = chosen(view, columnId)
  const facet = useFacet(columnId, view, facets)
  const { isKnown, isLoading } = facet
  const offered = useAllChoices(columnId, view, facet)
  const isSlow = useAfterDelay(isLoading, 300)
  const toggle = (id: string, label: string, isPicked: boolean) => {
    const others = picked.filter((value) => value !== id && value !== label)
    onChange((newest) => withChoices(newest, columnId, isPicked ? others : [...others, id]))
  }
  return (
    <fieldset className={isSlow ? styles.loading : undefined} aria-busy={isLoading}>
      <legend className={classes(fieldLook.label, draftStyles.legend)}>
        {legend}
        <FacetLoading isLoading={isLoading} isKnown={isKnown} />
      </legend>
      {!offered && <WaitingBoxes count={usually} />}
      {offered?.map(({ id, label, count }) => {
        const isPicked = picked.includes(id) || picked.includes(label)
        return (
          <Checkbox
            key={id}
            checked={isPicked}
            onChange={() => toggle(id, label, isPicked)}
            end={
              <span className={classes(checkLook.count, styles.count)}>
                {thousands(count)}
                <span className={textLook.visuallyHidden}> {nounOf(view.subject, count)}</span>
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

/** Reserves the space of the boxes, so that what is below does not jump. */
function WaitingBoxes({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <span key={line} className={checkLook.check} aria-hidden="true">
      <span className={classes(skeletonsStyles.skeleton, styles.waiting)} data-width="middle" />
    </span>
  ))
}
