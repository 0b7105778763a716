import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import fieldLook from '#shared/ui/look/field.module.css'

interface FieldProps {
  /** The id of the control. */
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** The label above the control and its error message below. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={fieldLook.field}>
      <label className={fieldLook.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={errorIdOf(id)} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <p className={fieldLook.error} id={id}>
      <CircleAlert aria-hidden />
      <span>{error}</span>
    </p>
  )
}

/** The attributes of a control with an error; `describedBy` is included in any case. */
export function errorAttributes(id: string, error: string | undefined, describedBy?: string) {
  const ids = [error && errorIdOf(id), describedBy].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

export function errorIdOf(id: string): string {
  return `${id}-error`
}
