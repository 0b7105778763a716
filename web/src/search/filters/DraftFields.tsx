import { type FocusEvent, type ReactNode, type SubmitEvent, useRef } from 'react'
import styles from '#search/filters/draft.module.css'
import type { DraftControl } from '#search/filters/forms/use-draft.ts'
import { afterPress } from '#shared/ui/browser/after-press.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface DraftFieldsProps {
  readonly id: string
  readonly label: string
  readonly control: DraftControl
  readonly hint?: string | undefined
  /** The label names a single field; otherwise it names the group of fields. */
  readonly isSingle: boolean
  readonly children: ReactNode
}

/** The fields of a filter, their error, and the button that applies them. */
export function DraftFields({ id, label, control, hint, isSingle, children }: DraftFieldsProps) {
  const isTouched = useMediaQuery('(max-width: 47.99rem), (pointer: coarse)')
  const form = useApplying(control, isTouched)
  const { mistake, isApplied, isPending } = control
  const content = (
    <>
      {children}
      <div aria-live="polite">
        <FieldError id={errorIdOf(id)} error={mistake?.message} />
      </div>
      <ApplyLine id={id} label={label} isPending={isPending} hasEnter={!isTouched} hint={hint} />
    </>
  )
  return (
    <form {...form} tabIndex={-1} className={isApplied ? styles.applied : styles.draft} noValidate>
      {isSingle ? (
        <div className={fieldLook.field}>
          <label className={fieldLook.label} htmlFor={id}>
            {label}
          </label>
          {content}
        </div>
      ) : (
        <fieldset className={fieldLook.field}>
          <legend className={classes(fieldLook.label, styles.legend)}>{label}</legend>
          {content}
        </fieldset>
      )}
    </form>
  )
}

/** Enter and the button apply. On a phone, leaving the fields does too; elsewhere that only shows what is wrong. */
function useApplying({ apply, validate, isPending }: DraftControl, isTouched: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const mistake = apply()
    const isButton = document.activeElement instanceof HTMLButtonElement
    const field = ref.current?.querySelector<HTMLElement>(`[name="${mistake?.field ?? 'first'}"]`)
    // The button disappears once it is pressed, so the focus stays near, without bringing back a phone's keyboard.
    if (mistake) field?.focus()
    else if (isButton) (isTouched || !field ? ref.current : field)?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    // An error that appears, or disappears when the draft is applied, would move what is being pressed.
    afterPress(() => (isPending && isTouched ? void apply() : validate()))
  }
  return { ref, onSubmit, onBlur }
}

interface ApplyLineProps {
  readonly id: string
  readonly label: string
  readonly isPending: boolean
  readonly hasEnter: boolean
  readonly hint: string | undefined
}

/** Below the fields: Apply while they contain unapplied text, otherwise the hint, if there is one. */
function ApplyLine({ id, label, isPending, hasEnter, hint }: ApplyLineProps) {
  if (!isPending && !hint) return null
  const words = isPending ? hasEnter && 'or press Enter' : hint
  return (
    <div className={styles.apply}>
      {isPending && (
        <button type="submit" className={classes(buttonLook.button, styles.button)}>
          Apply<span className={textLook.visuallyHidden}> {label}</span>
        </button>
      )}
      {words && (
        <span className={fieldLook.hint} id={hintIdOf(id)}>
          {words}
        </span>
      )}
    </div>
  )
}

/** The id of the text below a field, by the id of the field. */
export function hintIdOf(id: string): string {
  return `${id}-hint`
}
