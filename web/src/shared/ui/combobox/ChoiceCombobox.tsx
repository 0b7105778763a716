import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import styles from '#shared/ui/combobox/ChoiceCombobox.module.css'
import choiceListStyles from '#shared/ui/combobox/ChoiceList.module.css'
import { ChoiceList, type ComboboxChoice } from '#shared/ui/combobox/ChoiceList.tsx'
import { useTransitionOpen } from '#shared/ui/combobox/use-transition-open.ts'
import type { VirtualListHandle } from '#shared/ui/combobox/use-virtual-list.ts'
import chipLook from '#shared/ui/look/chip.module.css'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

type ComboboxKey = Parameters<NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>>[0]

interface ChoiceComboboxProps {
  readonly id: string
  readonly label: string
  readonly choices: readonly ComboboxChoice[]
  /** The choices that match the typed text. */
  readonly matching: readonly ComboboxChoice[]
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The noun after a choice's count for screen readers: "officials". */
  readonly countNoun: (count: number) => string
  /** Shown if nothing matches. */
  readonly nothing: string
  /** Offered if nothing matches. */
  readonly suggestion: ComboboxChoice | null
  readonly picked: readonly ComboboxChoice[]
  readonly onPick: (picked: readonly ComboboxChoice[]) => void
  readonly placeholder: string
}

/** Selects several of many choices; the selected ones are chips in the field. */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { id, label, choices, matching, typed, onType, countNoun, nothing, suggestion, picked, onPick, placeholder } =
    props
  const [isOpen, setIsOpen] = useTransitionOpen()
  const list = useRef<VirtualListHandle>(null)
  const field = useRef<HTMLDivElement>(null)
  const isNothing = matching.length === 0
  return (
    <Combobox.Root
      multiple
      virtualized
      autoHighlight={typed.trim() !== '' && !isNothing}
      items={choices}
      filteredItems={isNothing && suggestion ? [suggestion] : [...matching]}
      inputValue={typed}
      onInputValueChange={(text, { event }) => {
        // After closing, the library clears the text once its animation has ended, which would delete what is typed
        // meanwhile.
        if (event.type !== 'base-ui') onType(text)
      }}
      value={[...picked]}
      onValueChange={(next: ComboboxChoice[], { reason }) => {
        // Escape closes the list; a second Escape would clear the whole selection.
        if (reason !== 'escape-key') onPick(next)
      }}
      open={isOpen}
      onOpenChange={setIsOpen}
      itemToStringLabel={(choice: ComboboxChoice) => choice.label}
      isItemEqualToValue={(choice: ComboboxChoice, value: ComboboxChoice) => choice.id === value.id}
      onItemHighlighted={(choice, { reason, index }) => {
        // What the pointer highlights is already in view; the keyboard may highlight a choice anywhere in the list.
        if (choice && reason !== 'pointer') queueMicrotask(() => list.current?.show(index))
      }}
    >
      <div ref={field} className={picked.length > 0 ? styles.applied : styles.multi}>
        <Combobox.Chips className={styles.chips} aria-label={picked.length > 0 ? `${label}, picked` : undefined}>
          <PickedChips picked={picked} />
          <Combobox.Input
            id={id}
            placeholder={picked.length === 0 ? placeholder : ''}
            onKeyDown={(event) => takeFirst(event, props)}
          />
        </Combobox.Chips>
        <Combobox.Trigger className={styles.opener} tabIndex={-1} aria-label={`Open the list: ${label}`}>
          <ChevronDown aria-hidden />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={popupLook.place} anchor={field} sideOffset={4}>
          <Combobox.Popup className={classes(popupLook.popup, choiceListStyles.popup)}>
            <Combobox.Status>{isNothing && <p className={popupLook.note}>{nothing}</p>}</Combobox.Status>
            <ChoiceList handle={list} isOpen={isOpen} isSuggestion={isNothing} countNoun={countNoun} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function PickedChips({ picked }: Pick<ChoiceComboboxProps, 'picked'>) {
  return picked.map((choice) => (
    <Combobox.Chip
      key={choice.id}
      className={classes(chipLook.chip, styles.chip)}
      aria-description="Press Backspace or Delete to remove"
    >
      <span>{choice.label}</span>
      <Combobox.ChipRemove aria-label={`Remove ${choice.label}`}>
        <X aria-hidden />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  ))
}

/** Enter before any choice is highlighted takes the first match. */
function takeFirst(event: ComboboxKey, { matching, typed, onType, picked, onPick }: ChoiceComboboxProps): void {
  const highlighted = event.currentTarget.getAttribute('aria-activedescendant') ?? ''
  const isHighlighted = document.getElementById(highlighted) !== null
  if (event.key !== 'Enter' || typed.trim() === '' || isHighlighted) return
  // Otherwise the text would be cleared. A suggestion is taken only after the person has highlighted it.
  event.preventDefault()
  event.preventBaseUIHandler()
  const [first] = matching
  if (!first) return
  onType('')
  if (!picked.some(({ id }) => id === first.id)) onPick([...picked, first])
}
