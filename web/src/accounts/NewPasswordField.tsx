import type { ComponentProps } from 'react'
import { PasswordRules } from '#accounts/PasswordRules.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  readonly id: string
  /** What is typed so far. */
  readonly password: string
}

export function NewPasswordField({ password, ...field }: NewPasswordFieldProps) {
  const rulesId = `${field.id}-rules`
  return (
    <div className={fieldLook.field}>
      <PasswordField {...field} autoComplete="new-password" aria-describedby={rulesId} />
      <PasswordRules id={rulesId} password={password} isJudged={Boolean(field.error)} />
    </div>
  )
}
