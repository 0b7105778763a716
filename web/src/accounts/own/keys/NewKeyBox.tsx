import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Copy } from 'lucide-react'
import { type RefObject, useId } from 'react'
import type { NewKey } from '#accounts/own/keys/key-queries.ts'
import styles from '#accounts/own/keys/Keys.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

interface NewKeyBoxProps {
  readonly made: NewKey
  /** The heading that takes the focus from the dialog that made the key. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onSaved: () => void
}

/** A key that was just made. Only its owner dismisses it, because nobody can show it again. */
export function NewKeyBox({ made, heading, onSaved }: NewKeyBoxProps) {
  const headingId = useId()
  return (
    <div className={styles.secret} role="group" aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        Copy it now. It is not shown again.
      </h3>
      <p className={styles.small}>
        “{made.name}”, reads {made.scopes.join(' and ')}, ends on {typedDayOf(localDay(new Date(made.expires_at)))}
      </p>
      <p>
        <code className={styles.value}>{made.key}</code>
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttonLook.primary} onClick={() => void copyText('key', made.key)}>
          <Copy aria-hidden />
          Copy the key
        </button>
        <button type="button" className={buttonLook.button} onClick={onSaved}>
          I have kept it
        </button>
      </div>
      <p className={styles.small}>
        Keep it like a password: whoever has it reads what you can read. We store only a fingerprint of it.
      </p>
    </div>
  )
}
