import { type ComponentProps, useId } from 'react'
import { errorAttributes, Field } from '#shared/ui/form/Field.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly error?: string | undefined
}

/** A field for several lines. */
export function TextAreaField({ label, error, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <Field id={id} label={label} error={error}>
      <textarea
        {...area}
        id={id}
        className={classes(fieldLook.input, fieldLook.area)}
        {...errorAttributes(id, error, area['aria-describedby'])}
      />
    </Field>
  )
}
