import { type ComponentProps, type ReactNode, useId } from 'react'
import { errorAttributes, Field } from '#ui/form/Field.tsx'

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
      <div className={affix ? 'affix' : undefined}>
        <input {...input} id={id} className="input" {...errorAttributes(id, error, input['aria-describedby'])} />
        {affix}
      </div>
    </Field>
  )
}
