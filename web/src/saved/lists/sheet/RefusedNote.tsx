import type { UnsentNote } from '@atlas/contract/endpoints/saved/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'
import styles from '#saved/lists/sheet/NoteOfCall.module.css'
import { forgetNote } from '#saved/lists/calls/waiting-notes.ts'
import { noteText } from '#saved/lists/calls/outcome-text.ts'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

/** A refused note with the reason: it can be edited and saved again, copied, or discarded. */
export function RefusedNote({ note }: { readonly note: UnsentNote }) {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return (
    <>
      <p className={styles.refused} role="alert">
        Your note was not taken: <span className={styles.text}>“{note.text}”</span> {note.refused}
      </p>
      <p className={styles.acts}>
        <button type="button" className={styles.act} onClick={() => void copyText('text', noteText(note))}>
          Copy your note
        </button>
        <button type="button" className={styles.act} onClick={() => user && forgetNote(user.id, note.id)}>
          Drop your note
        </button>
      </p>
    </>
  )
}
