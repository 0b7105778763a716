import type { UnsentNote, UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { Link } from '@tanstack/react-router'
import { forgetNote } from '#saved/lists/calls/waiting-notes.ts'
import { forgetOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'
import styles from '#saved/lists/calls/NotTaken.module.css'
import { noteText, unsentOutcomeText } from '#saved/lists/calls/outcome-text.ts'
import { classes } from '#shared/ui/look/classes.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

interface NotTakenProps {
  readonly userId: string
  readonly outcomes: readonly UnsentOutcome[]
  readonly notes: readonly UnsentNote[]
  /** On the page of all lists: links to the list it belongs to. */
  readonly hasLinks?: boolean
}

interface Refused {
  readonly key: string
  readonly listId: string
  readonly text: string
  readonly why: string
  readonly drop: () => void
}

/** Entries that the server will never accept, with the reason; each stays until its writer copies or discards it. */
export function NotTaken({ userId, outcomes, notes, hasLinks = false }: NotTakenProps) {
  const refused = [
    ...outcomes.flatMap((outcome) => refusedOutcome(userId, outcome)),
    ...notes.flatMap((note) => refusedNote(userId, note)),
  ]
  if (refused.length === 0) return null
  return (
    <section className={classes(noticeLook.warning, styles.refused)} aria-labelledby="not-taken">
      <h2 id="not-taken">Not taken</h2>
      <ul>
        {refused.map(({ key, listId, text, why, drop }) => (
          <li key={key}>
            <p>
              <b>{text}</b>
            </p>
            <p>{why}</p>
            <p className={styles.acts}>
              <button type="button" className={buttonLook.button} onClick={() => void copyText('text', text)}>
                Copy
              </button>
              <button type="button" className={buttonLook.button} onClick={drop}>
                Drop
              </button>
              {hasLinks && (
                <Link to="/lists/$id" params={{ id: listId }}>
                  Open the list
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function refusedOutcome(userId: string, outcome: UnsentOutcome): readonly Refused[] {
  const { list_id: listId, said: sent, refused: why } = outcome
  if (why === undefined) return []
  const { client_id: key } = sent
  return [{ key, listId, why, text: unsentOutcomeText(outcome), drop: () => forgetOutcomes(userId, new Set([key])) }]
}

function refusedNote(userId: string, note: UnsentNote): readonly Refused[] {
  const { list_id: listId, id: key, refused: why } = note
  if (why === undefined) return []
  return [{ key, listId, why, text: noteText(note), drop: () => forgetNote(userId, key) }]
}
