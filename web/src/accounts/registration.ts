import { type Registration, registrationSchema } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'

export interface RegistrationValues {
  firstName: string
  lastName: string
  email: string
  password: string
  organization: string
  organizationSite: string
  entityType: string
  acceptsTerms: boolean
}

export type RegistrationField = keyof RegistrationValues

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  organization: '',
  organizationSite: '',
  entityType: '',
  acceptsTerms: false,
}

/** The fields of the form in order: their labels, and their names in the API. */
export const registrationFields: Record<RegistrationField, { label: string; path: keyof Registration | null }> = {
  firstName: { label: 'First name', path: 'first_name' },
  lastName: { label: 'Last name', path: 'last_name' },
  email: { label: 'Email', path: 'email' },
  password: { label: 'Password', path: 'password' },
  organization: { label: 'Organization', path: 'organization' },
  organizationSite: { label: 'Organization website', path: 'organization_site' },
  entityType: { label: 'Entity type', path: 'entity_type' },
  acceptsTerms: { label: 'Terms and conditions', path: null },
}

export const registrationFieldNames = Object.keys(registrationFields) as RegistrationField[]

/** The field that the API names, or undefined where the form has no such field. */
export function fieldOfPath(path: string): RegistrationField | undefined {
  return registrationFieldNames.find((name) => registrationFields[name].path === path)
}

/** The body for the API, from values without errors. */
export function toRegistration(values: RegistrationValues): Registration {
  return {
    email: values.email.trim(),
    password: values.password,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    organization: values.organization.trim(),
    organization_site: values.organizationSite.trim(),
    entity_type: values.entityType as Registration['entity_type'],
  }
}

/** The first error of each field, from the same schema that the server uses. */
export function registrationErrors(values: RegistrationValues): Partial<Record<RegistrationField, string>> {
  const errors: Partial<Record<RegistrationField, string>> = {}
  if (values.email.trim() === '') errors.email = messages.emailRequired
  if (values.password === '') errors.password = messages.passwordRequired
  if (!values.acceptsTerms) errors.acceptsTerms = 'Please accept the terms and conditions.'
  for (const { path, message } of registrationSchema.safeParse(toRegistration(values)).error?.issues ?? []) {
    const field = fieldOfPath(String(path[0]))
    if (field) errors[field] ??= message
  }
  return errors
}
