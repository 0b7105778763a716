import type { Key } from '@atlas/contract/endpoints/accounts/keys.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import styles from '#accounts/own/keys/Keys.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

interface KeyRowProps {
  readonly of: Key
  readonly onRenew: (opener: HTMLElement) => void
  readonly onEnd: (opener: HTMLElement) => void
}

// From then on a new key can be made to replace it.
const renewedBeforeMilliseconds = 14 * 24 * 60 * 60 * 1_000

export function KeyRow({ of: key, onRenew, onEnd }: KeyRowProps) {
  const ends = typedDayOf(localDay(new Date(key.expires_at)))
  const isNearEnd = Date.parse(key.expires_at) - Date.now() < renewedBeforeMilliseconds
  const used = key.last_used_at ? `used ${momentText(key.last_used_at)}` : 'never used'
  const named = <span className={textLook.visuallyHidden}> {key.name}</span>
  return (
    <li>
      <p>
        <b>{key.name}</b>
        <code className={styles.beginning}>{key.beginning}…</code>
      </p>
      <p className={styles.small}>{key.scopes.join(', ')}</p>
      <p className={styles.small}>
        {key.has_expired ? (
          <span className={badgeLook.warning}>Ended {ends}</span>
        ) : (
          <>
            {used} · <span className={styles.nowrap}>ends {ends}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {isNearEnd && (
          <button type="button" className={buttonLook.button} onClick={({ currentTarget }) => onRenew(currentTarget)}>
            Renew{named}
          </button>
        )}
        <button type="button" className={buttonLook.danger} onClick={({ currentTarget }) => onEnd(currentTarget)}>
          {key.has_expired ? 'Remove' : 'End …'}
          {named}
        </button>
      </div>
    </li>
  )
}
