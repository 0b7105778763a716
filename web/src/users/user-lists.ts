import type { UserField } from '#users/user-fields.ts'
import type { UserListId } from '#users/user-queries.ts'

export interface UserListWords {
  readonly title: string
  readonly subheader: string
  readonly columns: readonly UserField[]
  readonly isDecidedOn: boolean
  readonly empty: string
}

/** The two cards, in their order on the page. */
export const userListWords: Record<UserListId, UserListWords> = {
  current: {
    title: 'Current Users',
    subheader: 'Approved/Rejected Users',
    columns: ['first_name', 'last_name', 'email', 'roles', 'organization_of', 'approved_at', 'rejected_at'],
    isDecidedOn: true,
    empty: 'Nobody has been approved or rejected yet.',
  },
  pending: {
    title: 'Pending Users',
    subheader: 'Users awaiting approval',
    columns: ['first_name', 'last_name', 'email', 'organization'],
    isDecidedOn: false,
    empty: 'Nobody is waiting. New registrations appear here, and you get an email about each.',
  },
}

const widths: Partial<Record<UserField, 'name' | 'wide' | 'middle' | 'narrow'>> = {
  email: 'name',
  last_name: 'narrow',
  roles: 'wide',
  organization: 'wide',
  organization_of: 'wide',
}

export function widthOf(field: UserField): 'name' | 'wide' | 'middle' | 'narrow' {
  return widths[field] ?? 'middle'
}
