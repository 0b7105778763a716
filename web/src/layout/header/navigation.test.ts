import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { expect, test } from 'vitest'
import { navigationFor } from '#layout/header/navigation.ts'
import { navigationPages } from '#routes/navigation-pages.ts'

const renee: Me = {
  id: '1',
  first_name: 'Renee',
  last_name: 'Baptiste',
  email: 'renee@example.org',
  organization: 'Delta Voices',
  organization_of: null,
  roles: { ADMIN: false, USER: true },
  preference: { state_id: null, state: null },
  is_welcomed: true,
  last_visit: '2026-11-21T14:05:09-06:00',
  is_nonpartisan: false,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}
const administrator: Me = { ...renee, roles: { ADMIN: true, USER: true } }
const entriesOf = (user: Me, resourcesUrl: string | null = null) => navigationFor(user, resourcesUrl, navigationPages)
const labels = (user: Me, resourcesUrl: string | null = null) => entriesOf(user, resourcesUrl).map(({ label }) => label)

test('only administrators are led to Admin', () => {
  expect(labels(renee)).not.toContain('Admin')
  expect(labels(administrator)).toContain('Admin')
})

test('Fill In is for people of an organization and for administrators', () => {
  const organization = { id: '9', name: 'Delta Civic Voices', people: 5 }
  expect(labels(renee)).not.toContain('Fill In')
  expect(labels({ ...renee, organization_of: organization })).toContain('Fill In')
  expect(labels(administrator)).toContain('Fill In')
})

test('Additional Resources are there only where the organization has a place for them', () => {
  expect(labels(renee)).not.toContain('Additional Resources')
  expect(entriesOf(renee, 'https://files.example')).toContainEqual({
    kind: 'elsewhere',
    label: 'Additional Resources',
    href: 'https://files.example',
  })
})

test('a new search starts in the preferred state', () => {
  const user: Me = { ...renee, preference: { state_id: '13', state: 'Georgia' } }
  const searches = (person: Me) => entriesOf(person).filter(({ kind }) => kind === 'page')
  expect(searches(user)).toMatchObject([
    { to: '/search-builder', search: { 'state.name': '13' } },
    { to: '/advanced-search', search: { 'state.name': '13' } },
    { to: '/places', search: { 'state.name': '13' } },
    { to: '/coming-up', search: { 'state.name': '13' } },
    { to: '/saved', search: {} },
  ])
  expect(searches(renee)).toMatchObject([
    { search: {} },
    { search: {} },
    { search: {} },
    { search: {} },
    { search: {} },
  ])
})
