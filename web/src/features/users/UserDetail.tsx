import type { User } from '@atlas/contract/endpoints/users.ts'
import { detailFields, userLabels } from '#features/users/user-fields.ts'
import { UserValue } from '#features/users/UserValue.tsx'

export function UserDetail({ user }: { readonly user: User }) {
  return (
    <div className="detail">
      <dl className="facts user-facts">
        {detailFields.map((field) => (
          <div key={field}>
            <dt>{userLabels[field]}</dt>
            <dd>
              <UserValue user={user} field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
