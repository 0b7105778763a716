import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { isAdministrator } from '#api/session.ts'

const navigation = [
  { to: '/advanced-search', label: 'Advanced Search', isForAdministrators: false },
  { to: '/admin/users', label: 'Admin', isForAdministrators: true },
] as const

/** What the header, and on small screens the menu, leads a person to. */
export function navigationFor(user: Me) {
  return navigation.filter(({ isForAdministrators }) => !isForAdministrators || isAdministrator(user))
}
