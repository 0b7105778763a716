import styles from '#elections/calendar-feed/calendar-feed.module.css'
import type { LinkChange } from '#elections/calendar-feed/feed-queries.ts'
import { linkChanges } from '#elections/calendar-feed/link-changes.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface LinkButtonsProps {
  /** Which of several links; none where there is one. */
  readonly of?: string
  readonly onAsk: (change: LinkChange, opener: HTMLElement) => void
}

export function LinkButtons({ of, onAsk }: LinkButtonsProps) {
  return (
    <div className={styles.changes}>
      {(['reset', 'remove'] as const).map((change) => (
        <button
          key={change}
          type="button"
          className={buttonLook.quiet}
          aria-haspopup="dialog"
          onClick={(event) => onAsk(change, event.currentTarget)}
        >
          {linkChanges[change].button}
          {of !== undefined && <span className={textLook.visuallyHidden}> {of}</span>}
        </button>
      ))}
    </div>
  )
}
