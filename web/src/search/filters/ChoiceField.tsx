import { type ChoiceColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import styles from '#search/filters/draft.module.css'
import { FacetLoading } from '#search/filters/FacetLoading.tsx'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { matchingChoices, useClosest } from '#search/filters/find-choices.ts'
import { useFacet } from '#search/filters/use-facets.ts'
import { chosen, withChoices } from '#search/state/change-view.ts'
import { nounOf } from '#search/state/subject.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'
import type { ComboboxChoice } from '#shared/ui/combobox/ChoiceList.tsx'
import { ComboboxPlaceholder } from '#shared/ui/combobox/ComboboxPlaceholder.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

// Loaded after the rows, because a searchable list is useful only once there are choices.
const ChoiceCombobox = lazyPart(async () => (await import('#shared/ui/combobox/ChoiceCombobox.tsx')).ChoiceCombobox)

interface ChoiceFieldProps extends FilterProps {
  readonly columnId: ChoiceColumnId
  readonly label?: string | undefined
}

/** Many choices: a search field that shows the selected ones as chips. */
export function ChoiceField({ columnId, label = columnOf(columnId).label, view, onChange, facets }: ChoiceFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { choices, isKnown, isLoading } = useFacet(columnId, view, facets)
  const [isIdle, setIsIdle] = useState(false)
  const picked = useMemo(() => pickedChoices(chosen(view, columnId), choices), [view, columnId, choices])
  const matching = useMemo(() => matchingChoices(choices, typed), [choices, typed])
  const suggestion = useClosest(columnId, matching.length === 0 ? typed.trim() : '', choices)
  // "County/Parish" becomes "county or parish".
  const noun = label.toLowerCase().replace('/', ' or ')
  const placeholder = `Any ${noun}`
  const waiting = <ComboboxPlaceholder id={id} picked={picked} placeholder={placeholder} />
  return (
    <div className={fieldLook.field} aria-busy={isLoading}>
      <div className={styles.beside}>
        <label className={fieldLook.label} htmlFor={id}>
          {label}
        </label>
        <FacetLoading isLoading={isLoading} isKnown={isKnown} />
      </div>
      {isKnown && isIdle ? (
        <Suspense fallback={waiting}>
          <ChoiceCombobox
            id={id}
            label={label}
            choices={choices}
            matching={matching}
            typed={typed}
            onType={setTyped}
            countNoun={(count) => nounOf(view.subject, count)}
            nothing={typed.trim() === '' ? `No ${noun} to choose from` : `No ${noun} matches “${typed.trim()}”`}
            suggestion={suggestion}
            picked={picked}
            placeholder={placeholder}
            onPick={(next) => {
              const ids = next.map((choice) => choice.id)
              onChange((newest) => withChoices(newest, columnId, ids))
            }}
          />
        </Suspense>
      ) : (
        <>
          {waiting}
          {!isIdle && <UntilIdle onIdle={() => setIsIdle(true)} />}
        </>
      )}
    </div>
  )
}

/**
 * Choices may arrive before the rows. A separate component, so that later answers do not redraw the list of choices.
 */
function UntilIdle({ onIdle }: { readonly onIdle: () => void }) {
  const isIdle = useIdleFor('the list of choices', useIsFetching() === 0)
  const end = useEffectEvent(onIdle)
  useEffect(() => {
    if (isIdle) end()
  }, [isIdle])
  return null
}

/** The URL may contain an id or a label; until the choices are here, it is shown as it is. */
function pickedChoices(values: readonly string[], choices: readonly ComboboxChoice[]): ComboboxChoice[] {
  return values.map(
    (value) =>
      choices.find(({ id, label }) => id === value || label === value) ?? { id: value, label: value, count: 0 },
  )
}
