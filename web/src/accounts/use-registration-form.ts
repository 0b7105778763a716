import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { ApiProblem } from '#shared/api/api-problem.ts'
import {
  emptyRegistration,
  fieldOfPath,
  registrationErrors,
  type RegistrationField,
  registrationFieldNames,
  type RegistrationValues,
} from '#accounts/registration.ts'

const resolver: Resolver<RegistrationValues> = (values) => {
  const wrong = Object.entries(registrationErrors(values))
  if (wrong.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'registration', message }]))
  return { values: {}, errors: errors as FieldErrors<RegistrationValues> }
}

/**
 * The form's values and errors; `attempt` counts how often it was submitted and found invalid, here or by the server.
 */
export function useRegistrationForm() {
  const form = useForm<RegistrationValues>({ resolver, defaultValues: emptyRegistration, shouldFocusError: false })
  const [refusals, setRefusals] = useState(0)
  const { errors, submitCount } = form.formState
  const showProblem = (problem: unknown) => {
    const known = problem instanceof ApiProblem ? problem.errors.flatMap(fieldErrorOf) : []
    for (const { name, message } of known) form.setError(name, { type: 'server', message })
    if (known.length > 0) setRefusals((before) => before + 1)
  }
  return {
    form,
    // Both change together with the errors, so that the summary exists when it has to take the focus.
    attempt: submitCount + refusals,
    wrong: registrationFieldNames.filter((name) => errors[name]),
    submit: (onValid: (values: RegistrationValues) => void) => form.handleSubmit(onValid),
    showProblem,
    field: (name: RegistrationField) => ({ id: name, error: errors[name]?.message, ...form.register(name) }),
  }
}

function fieldErrorOf({ path, message }: { path: string; message: string }) {
  const name = fieldOfPath(path)
  return name ? [{ name, message }] : []
}
