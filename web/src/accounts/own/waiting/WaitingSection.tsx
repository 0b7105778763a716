import { Link } from '@tanstack/react-router'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import { ThrowAwayDialog } from '#accounts/own/waiting/ThrowAwayDialog.tsx'
import { useWaitingEntries, type WaitingEntry } from '#accounts/own/waiting/waiting-entries.ts'
import styles from '#accounts/own/waiting/WaitingSection.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { type AskQuestion, useQuestion } from '#shared/ui/overlay/use-question.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

const anchor = 'waiting'

/**
 * What this person entered on this device and the server has not accepted: what it is, since when, and how to discard
 * it.
 */
export function WaitingSection({ userId }: { readonly userId: string }) {
  const entries = useWaitingEntries(userId)
  const { current, ask, dialog } = useQuestion<WaitingEntry>()
  return (
    <AccountSection
      anchor={anchor}
      title="Waiting to be sent"
      hint="It survives closing the browser. Each is sent once. Other devices do not have it."
    >
      {entries.length === 0 ? (
        <p className={textLook.muted}>Nothing waits: the atlas has all that you entered on this device.</p>
      ) : (
        <ul className={styles.entries} aria-label="Waiting to be sent">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onAsk={ask} />
          ))}
        </ul>
      )}
      {current && (
        <ThrowAwayDialog
          key={current.number}
          entry={current.question}
          {...dialog}
          onThrownAway={() => {
            dialog.onClose()
            focusSection(anchor)
          }}
          focusAfter={() => dialog.focusAfter() ?? document.getElementById(anchor)}
        />
      )}
    </AccountSection>
  )
}

interface EntryRowProps {
  readonly entry: WaitingEntry
  readonly onAsk: AskQuestion<WaitingEntry>
}

const stateTexts = {
  waits: 'waits for a signal',
  draft: 'a draft that you have not sent',
  refused: 'not taken',
} as const satisfies Record<WaitingEntry['state'], string>

function EntryRow({ entry, onAsk }: EntryRowProps) {
  const { what, about, address, since, state, why } = entry
  return (
    <li>
      <div>
        <p>
          <b>{what}</b>, <Link to={address}>{about}</Link>
        </p>
        <small className={state === 'refused' ? styles.refused : undefined}>
          Since {momentText(since)}, {stateTexts[state]}
          {why !== null && `: ${why}`}
        </small>
      </div>
      <button
        type="button"
        className={buttonLook.button}
        aria-haspopup="dialog"
        aria-label={`Throw away: ${what}, ${about}`}
        onClick={({ currentTarget }) => onAsk(entry, currentTarget)}
      >
        Throw away
      </button>
    </li>
  )
}
