import { TriangleAlert } from 'lucide-react'
import styles from '#users/pending/Pending.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'

interface RefusedNoticeProps {
  readonly refused: readonly { readonly id: string; readonly name: string; readonly reason: string }[]
}

/** People for whom a joint decision failed, and why. */
export function RefusedNotice({ refused }: RefusedNoticeProps) {
  if (refused.length === 0) return null
  return (
    <div className={styles.refused} role="status">
      <div className={noticeLook.warning}>
        <TriangleAlert aria-hidden />
        <ul>
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              <b>{name}</b> was left as before. {reason}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
