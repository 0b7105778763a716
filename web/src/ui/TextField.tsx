import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly error?: string | undefined
  /** Stands inside the field at its right edge, such as a button. */
  readonly affix?: ReactNode
}

/** Label above, input, and under it what is wrong, in words. */
export function TextField({ label, error, affix, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={affix ? 'affix' : undefined}>
        <input
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        {affix}
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          <CircleAlert className="icon" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
