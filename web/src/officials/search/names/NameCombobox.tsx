import { Combobox } from '@base-ui/react/combobox'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { type NameOption, retryOption } from '#officials/search/names/name-option.ts'
import styles from '#officials/search/names/NameCombobox.module.css'
import { NameList } from '#officials/search/names/NameList.tsx'
import { pickedNames, withName } from '#officials/search/names/pick-name.ts'
import { useFoundNames } from '#officials/search/names/use-found-names.ts'
import type { Names } from '#officials/search/names/use-names.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { selectAfterPress } from '#shared/ui/browser/after-press.ts'
import choiceListStyles from '#shared/ui/combobox/ChoiceList.module.css'
import { useTransitionOpen } from '#shared/ui/combobox/use-transition-open.ts'
import type { VirtualListHandle } from '#shared/ui/combobox/use-virtual-list.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface NameComboboxProps {
  readonly field: ComponentProps<'input'>
  readonly names: Names
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The field has the focus already. */
  readonly hasFocus: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** Selecting a name narrows the search to that name and opens the official's details. */
export function NameCombobox({ field, names, typed, onType, hasFocus, view, onChange }: NameComboboxProps) {
  const [isOpen, setIsOpen] = useTransitionOpen(hasFocus && typed !== '')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<VirtualListHandle>(null)
  const { options, status } = useFoundNames(names, typed)
  const picked = useMemo(() => new Set(pickedNames(view).map(({ text }) => text)), [view])
  useFocusOfPlaceholder(hasFocus, input)
  const pick = (option: NameOption) => {
    setIsOpen(false)
    onType('')
    // The keyboard of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) focusPageTitle()
    onChange((newest) => withName(newest, option))
  }
  return (
    <Combobox.Root
      virtualized
      autoHighlight
      items={options}
      filteredItems={options}
      filter={null}
      value={null}
      onValueChange={(option: NameOption | null, details) => {
        // A selected name is in the applied filters, not in the field, so Escape does not remove it.
        details.cancel()
        if (details.reason !== 'item-press' || option === null) return
        if (option === retryOption) names.retry()
        else pick(option)
      }}
      inputValue={typed}
      onInputValueChange={onType}
      open={isOpen}
      onOpenChange={setIsOpen}
      itemToStringLabel={({ name }: NameOption) => name}
      onItemHighlighted={(option, { reason, index }) => {
        // The pointer is already at the option it highlights; the keyboard may highlight one that is out of view.
        if (option && reason !== 'pointer') queueMicrotask(() => list.current?.show(index))
      }}
    >
      <Combobox.Input {...field} ref={input} onFocus={selectAfterPress} />
      <Combobox.Portal>
        <Combobox.Positioner className={popupLook.place} sideOffset={4} align="end">
          <Combobox.Popup className={classes(popupLook.popup, choiceListStyles.popup, styles.popup)}>
            <Combobox.Status className={classes(popupLook.note, styles.status)}>{status}</Combobox.Status>
            <NameList handle={list} options={options} picked={picked} isOpen={isOpen} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** Takes over the focus that the placeholder had before this code was loaded, with the caret after the last letter. */
function useFocusOfPlaceholder(hasFocus: boolean, input: { readonly current: HTMLInputElement | null }): void {
  const hadFocus = useRef(hasFocus)
  useEffect(() => {
    if (!hadFocus.current || !input.current) return
    hadFocus.current = false
    input.current.focus()
    input.current.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [input])
}
