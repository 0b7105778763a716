import type { UserField } from '#users/user-fields.ts'
import type { UserListId } from '#users/user-queries.ts'

interface UserListWords {
  readonly title: string
  readonly subheader: string
  readonly empty: string
}

/** The columns of the table of current users. */
export const userColumns: readonly UserField[] = [
  'first_name',
  'last_name',
  'email',
  'roles',
  'organization_of',
  'approved_at',
  'rejected_at',
]

export const userListWords: Record<UserListId, UserListWords> = {
  current: {
    title: 'Current Users',
    subheader: 'Approved/Rejected Users',
    empty: 'Nobody has been approved or rejected yet.',
  },
  pending: {
    title: 'Pending Users',
    subheader: 'Users awaiting approval',
    empty: 'Nobody is waiting. New registrations appear here, and you get an email about them once a day.',
  },
}

const widths: Partial<Record<UserField, 'name' | 'wide' | 'middle' | 'narrow'>> = {
  email: 'name',
  last_name: 'narrow',
  roles: 'wide',
  organization_of: 'wide',
}

export function widthOf(field: UserField): 'name' | 'wide' | 'middle' | 'narrow' {
  return widths[field] ?? 'middle'
}
