import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { memo } from 'react'
import styles from '#search/builder/ChoiceGroups.module.css'
import { type ChoiceGroup, groupChoices } from '#search/builder/group-choices.ts'
import type { Step } from '#search/builder/steps.ts'
import { isChoice } from '#search/builder/use-step-choices.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import skipLook from '#shared/ui/look/skip.module.css'
import textLook from '#shared/ui/look/text.module.css'
import checkLook from '#shared/ui/look/check.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

type Toggle = (id: string, label: string, isPicked: boolean) => void

interface ChoiceGroupsProps {
  readonly step: Step
  readonly choices: readonly CountedChoice[]
  readonly picked: readonly string[]
  readonly onToggle: Toggle
  readonly formId: string
  /** A few that deserve the room, under each other. */
  readonly isLarge?: boolean
}

/** The choices as boxes to tick. All are in the document, so that the browser's own search finds them. */
export function ChoiceGroups({ step, choices, picked, onToggle, formId, isLarge = false }: ChoiceGroupsProps) {
  if (choices.length === 0) return null
  return (
    <>
      <button type="button" className={skipLook.skip} onClick={() => focusNext(formId)}>
        Skip the list
      </button>
      {groupChoices(step, choices).map((group) => (
        <Group key={group.label} group={group} step={step} picked={picked} onToggle={onToggle} isLarge={isLarge} />
      ))}
    </>
  )
}

/** Moves the focus past the list to the form's button, because Tab would stop at every box of a long list. */
function focusNext(formId: string): void {
  document.querySelector<HTMLElement>(`[form="${formId}"]`)?.focus()
}

interface GroupProps extends Pick<ChoiceGroupsProps, 'step' | 'picked' | 'onToggle' | 'isLarge'> {
  readonly group: ChoiceGroup
}

function Group({ group: { label, choices }, step, picked, onToggle, isLarge }: GroupProps) {
  const isPicked = (choice: CountedChoice) => picked.some((value) => isChoice(choice, value))
  const count = choices.filter(isPicked).length
  return (
    <fieldset className={styles.group}>
      {label === null ? (
        <legend className={textLook.visuallyHidden}>{step.label}</legend>
      ) : (
        <legend className={styles.head}>
          {label}{' '}
          <span className={textLook.muted}>
            {count === 0 ? 'none' : thousands(count)} of {thousands(choices.length)} selected
          </span>
        </legend>
      )}
      <ul className={classes(styles.choices, isLarge && styles.large)} data-compact={isLarge ? undefined : true}>
        {choices.map((choice) => (
          <ChoiceBox key={choice.id} {...choice} isPicked={isPicked(choice)} onToggle={onToggle} />
        ))}
      </ul>
    </fieldset>
  )
}

interface ChoiceBoxProps extends CountedChoice {
  readonly isPicked: boolean
  readonly onToggle: Toggle
}

// Memoized: a list has hundreds of boxes, and a tick changes only one of them.
const ChoiceBox = memo(function ChoiceBox({ id, label, count, isPicked, onToggle }: ChoiceBoxProps) {
  return (
    <li className={isPicked ? styles.picked : undefined}>
      <Checkbox
        checked={isPicked}
        onChange={() => onToggle(id, label, !isPicked)}
        end={
          <span className={classes(checkLook.count, styles.count)}>
            {thousands(count)}
            <span className={textLook.visuallyHidden}> {count === 1 ? 'official' : 'officials'}</span>
          </span>
        }
      >
        {label}
      </Checkbox>
    </li>
  )
})
