import { passwordRules } from '@atlas/contract/rules/password.ts'
import { expect, test } from 'vitest'
import { confirmationError, passwordError } from '#accounts/new-password.ts'

test.each([
  ['', '', 'Please enter your password', undefined],
  ['Sugarcane7!x', 'Sugarcane7!x', undefined, undefined],
  ['Sugarcane7!x', 'sugarcane7!x', undefined, 'Passwords do not match'],
  ['Sugarcane7!x', '', undefined, 'Passwords do not match'],
  ['sugar', 'sugar', passwordRules[0].message, undefined],
])('for "%s" and "%s" the fields say %s and %s', (password, confirmation, first, second) => {
  expect(passwordError({ password, confirmation })).toBe(first)
  expect(confirmationError({ password, confirmation })).toBe(second)
})
