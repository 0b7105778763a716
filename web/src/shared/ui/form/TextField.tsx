import { type ComponentProps, type ReactNode, useId } from 'react'
import { errorAttributes, Field } from '#shared/ui/form/Field.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly error?: string | undefined
  /** Shown below the field before somebody types. */
  readonly hint?: string | undefined
  /** Inside the field at its right edge, such as a button. */
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

/** Without limits Chromium accepts years of six digits, so that typing one digit too many gives the year 20261. */
function dayLimits({ type }: Pick<TextFieldProps, 'type'>) {
  return type === 'date' ? { max: '9999-12-31' } : {}
}
