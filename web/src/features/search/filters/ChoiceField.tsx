import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { lazy, Suspense, useId, useMemo } from 'react'
import { ChoicesLoading } from '#features/search/filters/ChoicesLoading.tsx'
import type { FilterProps } from '#features/search/filters/FilterGroups.tsx'
import { chosen, withChoices } from '#search-state/change-view.ts'
import type { ComboboxChoice } from '#ui/ChoiceCombobox.tsx'
import { ComboboxPlaceholder } from '#ui/ComboboxPlaceholder.tsx'

// The rows come first: a list to search in is of use only once there are choices.
const ChoiceCombobox = lazy(async () => ({ default: (await import('#ui/ChoiceCombobox.tsx')).ChoiceCombobox }))

interface ChoiceFieldProps extends FilterProps {
  readonly columnId: ChoiceColumnId
  readonly placeholder: string
}

/** Many choices: a field to search in, which keeps what was picked as chips. */
export function ChoiceField({ columnId, placeholder, view, onChange, choices }: ChoiceFieldProps) {
  const id = useId()
  const offered = choices.of(columnId)
  const picked = useMemo(() => pickedChoices(chosen(view, columnId), offered), [view, columnId, offered])
  const waiting = <ComboboxPlaceholder id={id} picked={picked} placeholder={placeholder} />
  return (
    <div className="field" aria-busy={choices.isLoading}>
      <div className="flex gap-2">
        <label className="label" htmlFor={id}>
          {columnOf(columnId).label}
        </label>
        <ChoicesLoading choices={choices} />
      </div>
      {choices.isKnown ? (
        <Suspense fallback={waiting}>
          <ChoiceCombobox
            id={id}
            choices={offered}
            picked={picked}
            placeholder={placeholder}
            onPick={(next) =>
              onChange(
                withChoices(
                  view,
                  columnId,
                  next.map((choice) => choice.id),
                ),
              )
            }
          />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

/** What the address holds may be an id or a label; until the choices are here, it is shown as it is. */
function pickedChoices(values: readonly string[], offered: readonly ComboboxChoice[]): ComboboxChoice[] {
  return values.map(
    (value) =>
      offered.find(({ id, label }) => id === value || label === value) ?? { id: value, label: value, count: 0 },
  )
}
