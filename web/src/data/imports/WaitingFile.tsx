import type { Import, ImportStatus } from '@atlas/contract/endpoints/data/imports.ts'
import { Link } from '@tanstack/react-router'
import { DiscardButton } from '#data/imports/import/DiscardButton.tsx'
import stageStyles from '#data/imports/import/stage.module.css'
import styles from '#data/imports/WaitingFile.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { momentText } from '#shared/ui/text/moment-text.ts'

const statusText: Record<Exclude<ImportStatus, 'DONE'>, string> = {
  MATCHING: 'waits for its columns to be matched.',
  CHECKING: 'is being checked.',
  CHECKED: 'is checked and not published yet.',
  LOADING: 'is being published.',
  FAILED: 'was not published.',
}

/** A file that was left on its way, and the way back to it. */
export function WaitingFile({ request }: { readonly request: Import }) {
  const { id, status, file_name: name, expires_at: until } = request
  if (status === 'DONE') return null
  return (
    <section className={styles.waiting} aria-label="Your file">
      <p>
        <b className={textLook.wrapAnywhere}>{name}</b> {statusText[status]}{' '}
        {status !== 'LOADING' && <span className={textLook.muted}>Kept until {momentText(until)}.</span>}
      </p>
      <div className={stageStyles.actions}>
        <Link to="/admin/data" search={{ import: id }} className={buttonLook.primaryLarge}>
          {status === 'FAILED' ? 'See why' : 'Go on with it'}
        </Link>
        {status !== 'LOADING' && <DiscardButton request={request}>Forget it</DiscardButton>}
      </div>
    </section>
  )
}
