import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { nameWithoutForm } from '@atlas/contract/rules/organization-name.ts'

/** Notes on the organization that somebody typed. */
export type Alike = { readonly kind: 'same' | 'organization' | 'typed'; readonly name: string } | null

/** Whether an organization with this name or a similar one exists, or somebody else who waits typed it. */
export function alikeOf(typed: string, organizations: readonly Organization[], waiting: readonly User[]): Alike {
  if (normalized(typed) === '') return null
  const isSame = (name: string) => normalized(name) === normalized(typed)
  const isAlike = (name: string) => nameWithoutForm(name) === nameWithoutForm(typed)
  const same = organizations.find(({ name }) => isSame(name))
  if (same) return { kind: 'same', name: same.name }
  const alike = organizations.find(({ name }) => isAlike(name))
  if (alike) return { kind: 'organization', name: alike.name }
  const other = waiting.find(({ organization }) => isAlike(organization) && !isSame(organization))
  return other ? { kind: 'typed', name: other.organization } : null
}
