import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { Ask } from '#users/question.ts'
import { userLabels } from '#users/user-fields.ts'
import { type UserListWords, widthOf } from '#users/user-lists.ts'
import { UserRow } from '#users/UserRow.tsx'
import { SkeletonRows } from '#shared/ui/list/Skeletons.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface UserTableProps {
  readonly users: readonly User[] | null
  readonly words: UserListWords
  readonly caption: string
  readonly onAsk: Ask
}

export function UserTable({ users, words, caption, onAsk }: UserTableProps) {
  const { columns, isDecidedOn } = words
  return (
    <table className={tableLook.table}>
      <caption className={textLook.visuallyHidden}>{caption}</caption>
      <colgroup>
        {columns.map((field) => (
          <col key={field} data-width={widthOf(field)} />
        ))}
        {!isDecidedOn && <col data-width="wide" />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((field, index) => (
            <th key={field} scope="col" className={index === 0 ? tableLook.first : undefined}>
              {userLabels[field]}
            </th>
          ))}
          {!isDecidedOn && (
            <th scope="col">
              <span className={textLook.visuallyHidden}>Decision</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {users === null && <SkeletonRows columns={columns.length + (isDecidedOn ? 0 : 1)} rows={3} />}
        {users?.map((user) => (
          <UserRow key={user.id} user={user} words={words} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}
