import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Ask } from '#users/question.ts'
import { userLabels } from '#users/user-fields.ts'
import { userColumns, widthOf } from '#users/user-lists.ts'
import { UserRow } from '#users/UserRow.tsx'
import { SkeletonRows } from '#shared/ui/list/Skeletons.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface UserTableProps {
  readonly users: readonly User[] | null
  readonly caption: string
  readonly onAsk: Ask
}

export function UserTable({ users, caption, onAsk }: UserTableProps) {
  return (
    <table className={tableLook.table}>
      <caption className={textLook.visuallyHidden}>{caption}</caption>
      <colgroup>
        {userColumns.map((field) => (
          <col key={field} data-width={widthOf(field)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {userColumns.map((field, index) => (
            <th key={field} scope="col" className={index === 0 ? tableLook.first : undefined}>
              {userLabels[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users === null && <SkeletonRows columns={userColumns.length} rows={3} />}
        {users?.map((user) => (
          <UserRow key={user.id} user={user} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}
