import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Ask } from '#users/question.ts'
import { RoleBoxes } from '#users/RoleBoxes.tsx'
import { SharesWith } from '#users/SharesWith.tsx'
import { nameOf, type UserField } from '#users/user-fields.ts'
import { userColumns } from '#users/user-lists.ts'
import { UserDetail } from '#users/UserDetail.tsx'
import { UserValue } from '#users/UserValue.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { EmailText } from '#shared/ui/text/contact-links.tsx'

interface UserCellProps {
  readonly user: User
  readonly field: UserField
  readonly onAsk: Ask
}

/** What the table shows differently from the details: editable fields, and a plain email address. */
function UserCell({ user, field, onAsk }: UserCellProps) {
  if (field === 'roles') return <RoleBoxes user={user} onAsk={onAsk} />
  if (field === 'organization_of') return <SharesWith user={user} onAsk={onAsk} />
  if (field === 'email') return <EmailText email={user.email} />
  return <UserValue user={user} field={field} />
}

interface UserRowProps {
  readonly user: User
  readonly onAsk: Ask
}

export function UserRow({ user, onAsk }: UserRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [first, ...others] = userColumns
  return (
    <>
      <tr className={isOpen ? tableLook.open : undefined}>
        <th scope="row" className={tableLook.first} aria-label={nameOf(user)}>
          <div className={tableLook.name}>
            <button
              type="button"
              className={tableLook.expander}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `detail-${user.id}` : undefined}
              aria-label={`Details for ${nameOf(user)}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown aria-hidden />
            </button>
            <span>{first && <UserValue user={user} field={first} />}</span>
          </div>
        </th>
        {others.map((field) => (
          <td key={field}>
            <UserCell user={user} field={field} onAsk={onAsk} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className={tableLook.detailRow}>
          <td colSpan={userColumns.length} id={`detail-${user.id}`}>
            <h3 className={textLook.visuallyHidden}>Details for {nameOf(user)}</h3>
            <UserDetail user={user} onAsk={onAsk} />
          </td>
        </tr>
      )}
    </>
  )
}
