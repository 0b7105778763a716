import { login } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useRef, useState } from 'react'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const { body: schema } = login.request

export type SignInValues = Input<typeof login>['body']
type Errors = Readonly<Partial<Record<keyof SignInValues, string | undefined>>>

/**
 * The two fields of the sign-in form, which the browser remembers. Written by hand, because a form library would be a
 * tenth of the code that a visitor waits for.
 */
export function useSignInFields(onComplete: (values: SignInValues) => void) {
  const inputs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const [errors, setErrors] = useState<Errors>({})
  const [wasTried, setWasTried] = useState(false)
  const values = () => ({
    email: inputs.email.current?.value.trim() ?? '',
    password: inputs.password.current?.value ?? '',
  })
  const refuse = (refused: Errors) => {
    setErrors(refused)
    inputs[refused.email ? 'email' : 'password'].current?.focus()
  }
  const submit = () => {
    setWasTried(true)
    const missing = errorsOf(values())
    if (!missing.email && !missing.password) {
      setErrors({})
      return onComplete(values())
    }
    refuse(missing)
    showToast('error', messages.signInIncomplete)
  }
  const field = (name: keyof SignInValues) => ({
    name,
    ref: inputs[name],
    error: errors[name],
    // Only after a first attempt: nobody is told what is missing while they are still starting.
    onChange: () => wasTried && setErrors((before) => ({ ...before, [name]: errorsOf(values())[name] })),
  })
  return { field, submit, refuse }
}

function errorsOf(values: SignInValues): Errors {
  const issues = schema.safeParse(values).error?.issues ?? []
  const errorOf = (name: keyof SignInValues) => issues.find(({ path }) => path[0] === name)?.message
  return { email: errorOf('email'), password: errorOf('password') }
}
