import type { User } from '@atlas/contract/endpoints/users.ts'
import { DeleteButton } from '#features/users/DeleteButton.tsx'
import type { Ask } from '#features/users/question.ts'
import { detailFields, userLabels } from '#features/users/user-fields.ts'
import styles from '#features/users/UserDetail.module.css'
import { UserValue } from '#features/users/UserValue.tsx'
import detailLook from '#ui/look/detail.module.css'
import factsLook from '#ui/look/facts.module.css'
import { classes } from '#ui/look/classes.ts'

export function UserDetail({ user, onAsk }: { readonly user: User; readonly onAsk: Ask }) {
  return (
    <div className={detailLook.detail}>
      <dl className={classes(factsLook.facts, styles.facts)}>
        {detailFields.map((field) => (
          <div key={field}>
            <dt>{userLabels[field]}</dt>
            <dd>
              <UserValue user={user} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.end}>
        <DeleteButton user={user} onAsk={onAsk} />
      </div>
    </div>
  )
}
