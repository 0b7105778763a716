import type { LiveLink } from '@atlas/contract/endpoints/saved/live-links.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import styles from '#accounts/own/keys/Keys.module.css'
import { EndLiveLinkDialog } from '#saved/live-links/EndLiveLinkDialog.tsx'
import { liveLinksQuery } from '#saved/live-links/live-link-queries.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

const anchor = 'live-links'

/** The secret addresses that this person's spreadsheets read. Each is made on the page of its search or list. */
export function LiveLinksSection() {
  const answer = useNewestAnswer({ ...useQuery(liveLinksQuery), isPlaceholderData: false })
  const links = answer.reply?.values
  const { current, ask, dialog } = useQuestion<LiveLink>()
  return (
    <AccountSection
      anchor={anchor}
      title="Live links"
      hint="Whoever has an address can read its rows without signing in. A link ends with your role here."
    >
      <PartTrouble section="Your live links" answer={answer} />
      {!links && answer.progress === 'loading' && <SkeletonCards count={1} />}
      {links?.length === 0 && <p className={textLook.muted}>You have no live link.</p>}
      {links && links.length > 0 && (
        <ul className={styles.keys} aria-label="Your live links">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onEnd={(opener) => ask(link, opener)} />
          ))}
        </ul>
      )}
      {links && (
        <p>
          Make one at a saved search or a list in <Link to="/saved">Saved</Link>, under More.
        </p>
      )}
      {current && (
        <EndLiveLinkDialog
          key={current.number}
          {...dialog}
          focusAfter={() => dialog.focusAfter() ?? document.getElementById(anchor)}
          linked={current.question}
        />
      )}
    </AccountSection>
  )
}

function LinkRow({ link, onEnd }: { readonly link: LiveLink; readonly onEnd: (opener: HTMLElement) => void }) {
  return (
    <li>
      <p>
        <b>{link.name}</b>
      </p>
      <p className={styles.small}>{link.of === 'search' ? 'saved search' : 'list'}</p>
      <p className={styles.small}>
        {link.last_read_at ? `read ${momentText(link.last_read_at)}` : 'never read'} · made {momentText(link.made_at)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonLook.danger} onClick={({ currentTarget }) => onEnd(currentTarget)}>
          End link …<span className={textLook.visuallyHidden}> {link.name}</span>
        </button>
      </div>
    </li>
  )
}
