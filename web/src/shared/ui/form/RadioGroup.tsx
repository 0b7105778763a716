import { useId } from 'react'
import checkLook from '#shared/ui/look/check.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface RadioChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

interface RadioCardsProps<Value extends string> {
  /** What is chosen here; for screen readers only, unless another group is beside it. */
  readonly legend: string
  readonly isLegendVisible?: boolean
  readonly choices: readonly RadioChoice<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** A few options, each with a line that explains it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendVisible = false, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={checkLook.cards}>
      <legend className={isLegendVisible ? checkLook.legend : textLook.visuallyHidden}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes(checkLook.check, checkLook.card)}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            aria-describedby={choice.hint && `${name}-${choice.value}`}
            aria-label={choice.label}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small id={`${name}-${choice.value}`}>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface RadioListProps<Value extends string> {
  /** What is chosen here; for screen readers only. */
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few options that need no explanation. */
export function RadioList<Value extends string>({ legend, choices, value, onChange }: RadioListProps<Value>) {
  const name = useId()
  return (
    <fieldset className={checkLook.list}>
      <legend className={textLook.visuallyHidden}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={checkLook.check}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
