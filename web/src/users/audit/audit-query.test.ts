import { expect, test } from 'vitest'
import { filtersOf, readAuditView } from '#users/audit/audit-query.ts'

test('an address that says nothing that can be filtered by filters nothing', () => {
  expect(readAuditView({ who: '  ', what: 'lunch', from: '11-23-2026', to: 7, x: 1 })).toEqual({})
})

test('days are whole, by the calendar of the reader', () => {
  const view = readAuditView({ who: ' Faith ', what: 'sign-in', from: '2026-11-01', to: '2026-11-21' })
  expect(view).toEqual({ who: 'Faith', what: 'sign-in', from: '2026-11-01', to: '2026-11-21' })
  const { from = '', to = '' } = filtersOf(view)
  expect([new Date(from), new Date(to)]).toEqual([new Date(2026, 10, 1), new Date(2026, 10, 22)])
  expect(from).toMatch(/:00Z$/)
})
