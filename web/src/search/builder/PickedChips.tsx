import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { messages } from '@atlas/contract/messages.ts'
import { X } from 'lucide-react'
import styles from '#search/builder/PickedChips.module.css'
import { isChoice } from '#search/builder/use-step-choices.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import textLook from '#shared/ui/look/text.module.css'
import chipLook from '#shared/ui/look/chip.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface PickedChipsProps {
  readonly choices: readonly CountedChoice[]
  readonly picked: readonly string[]
  readonly onRemove: (id: string, label: string, isPicked: boolean) => void
  readonly onClear: () => void
}

const mostChips = 5

/**
 * The selected options of a long list, where they may be out of view. The space is reserved, so that no tick moves the
 * list.
 */
export function PickedChips({ choices, picked, onRemove, onClear }: PickedChipsProps) {
  const chips = picked.flatMap((value) => choices.find((choice) => isChoice(choice, value)) ?? [])
  const newest = chips.toReversed().slice(0, mostChips)
  if (chips.length === 0) return <p className={classes(styles.picked, textLook.muted)}>{messages.noOptionsSelected}</p>
  return (
    <div className={styles.picked}>
      <ul className={chipLook.chips} aria-label="Selected">
        {newest.map(({ id, label }) => (
          <li className={chipLook.chip} key={id}>
            <span>{label}</span>
            <button
              type="button"
              aria-label={`Remove ${label}`}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                onRemove(id, label, false)
              }}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > mostChips && <span className={textLook.muted}>and {chips.length - mostChips} more</span>}
      <button type="button" className={buttonLook.link} onClick={onClear}>
        {chips.length === 1 ? 'Clear this one' : `Clear these ${chips.length}`}
      </button>
    </div>
  )
}

/** The chip disappears with its button, so the focus moves nearby. */
function focusBeside(button: HTMLElement): void {
  const chip = button.closest('li')
  const beside = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
  if (beside) beside.focus()
  else focusPageTitle()
}
