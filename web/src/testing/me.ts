import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'

/** Renee, who is signed in and belongs to an organization with four colleagues. */
export const renee: Me = {
  id: '1',
  first_name: 'Renee',
  last_name: 'Baptiste',
  email: 'renee@example.org',
  organization: 'Delta Voices',
  organization_of: { id: '9', name: 'Delta Civic Voices', people: 5 },
  roles: { ADMIN: false, USER: true },
  preference: { state_id: null, state: null },
  is_welcomed: true,
  last_visit: '2026-11-21T14:05:09-06:00',
  is_nonpartisan: false,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}
