import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'

export type UserField = keyof User

export const userLabels: Record<UserField, string> = {
  id: 'User ID',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  confirm_email: 'Email Confirmed',
  phone: 'Phone',
  organization: 'Organization',
  organization_of: 'Shares with',
  organization_site: 'Organization website',
  entity_type: 'Entity type',
  roles: 'Roles',
  created_at: 'Registered',
  approved_at: 'Approved at',
  rejected_at: 'Rejected at',
}

/** The details: every field of the profile, and every date. */
export const detailFields: readonly UserField[] = [
  'id',
  'first_name',
  'last_name',
  'email',
  'confirm_email',
  'phone',
  'organization',
  'organization_of',
  'organization_site',
  'entity_type',
  'created_at',
  'approved_at',
  'rejected_at',
]

export function nameOf({ first_name, last_name, email }: User): string {
  return `${first_name} ${last_name}`.trim() || email
}

/** Every role that the server knows, whether or not the user has it. */
export function rolesOf({ roles }: User): Role[] {
  return Object.keys(roles) as Role[]
}

/** Only users with a role can sign in and be in an organization. */
export function hasRole({ roles }: User): boolean {
  return Object.values(roles).some(Boolean)
}

/** In the list of current users, and not in the other one: has a role, or was rejected. */
export function isCurrent(user: User): boolean {
  return user.rejected_at !== null || hasRole(user)
}
