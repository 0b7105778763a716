import { type ComponentProps, type ReactNode, useId } from 'react'
import { errorAttributes, Field } from '#shared/ui/form/Field.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly error?: string | undefined
  /** What to know before one types. */
  readonly hint?: string | undefined
  /** Stands inside the field at its right edge, such as a button. */
  readonly affix?: ReactNode
}

export function TextField({ label, error, hint, affix, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const described = [input['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <Field id={id} label={label} error={error}>
      <div className={affix ? fieldLook.affix : undefined}>
        <input
          {...dayLimits(input)}
          {...input}
          id={id}
          className={fieldLook.input}
          {...errorAttributes(id, error, described)}
        />
        {affix}
      </div>
      {hint && (
        <p className={fieldLook.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Field>
  )
}

/** Without it Chromium takes years of six digits: whoever types on after the fourth would be in the year 20261. */
function dayLimits({ type }: Pick<TextFieldProps, 'type'>) {
  return type === 'date' ? { max: '9999-12-31' } : {}
}
