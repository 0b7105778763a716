import { type ComponentProps, type ReactNode, useId } from 'react'
import { errorAttributes, Field } from '#ui/form/Field.tsx'
import fieldLook from '#ui/look/field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly error?: string | undefined
  /** Stands inside the field at its right edge, such as a button. */
  readonly affix?: ReactNode
}

export function TextField({ label, error, affix, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <Field id={id} label={label} error={error}>
      <div className={affix ? fieldLook.affix : undefined}>
        <input
          {...input}
          id={id}
          className={fieldLook.input}
          {...errorAttributes(id, error, input['aria-describedby'])}
        />
        {affix}
      </div>
    </Field>
  )
}
