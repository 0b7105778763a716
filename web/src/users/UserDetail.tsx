import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { DeleteButton } from '#users/DeleteButton.tsx'
import type { Ask } from '#users/question.ts'
import { detailFields, userLabels } from '#users/user-fields.ts'
import styles from '#users/UserDetail.module.css'
import { UserValue } from '#users/UserValue.tsx'
import detailLook from '#shared/ui/look/detail.module.css'
import factsLook from '#shared/ui/look/facts.module.css'
import { classes } from '#shared/ui/look/classes.ts'

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
