import { messages } from '@atlas/contract/messages.ts'
import { brokenPasswordRules } from '@atlas/contract/rules/password.ts'

export interface NewPasswordValues {
  password: string
  confirmation: string
}

/** What is wrong with the new password, or undefined. */
export function passwordError({ password }: NewPasswordValues): string | undefined {
  return password === '' ? messages.newPasswordRequired : brokenPasswordRules(password)[0]
}

export function confirmationError({ password, confirmation }: NewPasswordValues): string | undefined {
  return password === confirmation ? undefined : messages.passwordsDiffer
}
