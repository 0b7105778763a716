import { messages } from '@atlas/contract/messages.ts'
import { passwordRules } from '@atlas/contract/rules/password.ts'
import { expect, test } from 'vitest'
import {
  emptyRegistration,
  fieldOfPath,
  registrationErrors,
  type RegistrationValues,
  toRegistration,
} from '#accounts/registration.ts'

const good: RegistrationValues = {
  firstName: ' Loretta ',
  lastName: 'Guidry',
  email: ' loretta@bayouteche.example ',
  password: 'Sugarcane7!x',
  organization: 'Bayou Teche Voter Project',
  organizationSite: 'bayouteche.example',
  entityType: '501(c)(3)',
  acceptsTerms: true,
}

test('a complete form has no errors, and blanks around its texts are not sent', () => {
  expect(registrationErrors(good)).toEqual({})
  expect(toRegistration(good)).toMatchObject({ first_name: 'Loretta', email: 'loretta@bayouteche.example' })
})

test('an empty form says of each field that it is required', () => {
  expect(registrationErrors(emptyRegistration)).toEqual({
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    email: messages.emailRequired,
    password: messages.passwordRequired,
    organization: 'Organization is required.',
    organizationSite: 'Organization website is required.',
    entityType: 'Entity type is required.',
    acceptsTerms: 'Please accept the terms and conditions.',
  })
})

test.each<[Partial<RegistrationValues>, string]>([
  [{ email: 'loretta@bayouteche' }, 'Invalid email provided'],
  [{ password: 'sugar7!' }, passwordRules[0].message],
  [{ password: 'Sugarcane!' }, passwordRules[1].message],
  [{ password: 'Sugarcane7x' }, passwordRules[2].message],
  [{ organization: '  ' }, 'Organization is required.'],
])('%j is told: %s', (wrong, message) => {
  expect(Object.values(registrationErrors({ ...good, ...wrong }))).toEqual([message])
})

test('what the API calls wrong belongs to a field of the form, where it has one', () => {
  expect(fieldOfPath('organization_site')).toBe('organizationSite')
  expect(fieldOfPath('roles')).toBeUndefined()
})
