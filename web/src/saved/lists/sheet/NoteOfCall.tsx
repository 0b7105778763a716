import { type ListedOfficial, longestNote, type RecordedOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { useUnfinished } from '#shared/api/use-unfinished.ts'
import styles from '#saved/lists/sheet/NoteOfCall.module.css'
import { TextInPlace } from '#saved/lists/sheet/TextInPlace.tsx'
import { useTextInPlace } from '#saved/lists/sheet/use-text-in-place.ts'
import type { WriteNote } from '#saved/lists/sheet/use-call-list.ts'
import { RefusedNote } from '#saved/lists/sheet/RefusedNote.tsx'
import { byWhom, OutcomeAndNote } from '#saved/lists/sheet/OutcomeAndNote.tsx'
import { outcomeLabel } from '#saved/lists/calls/outcome-text.ts'
import type { Unsent } from '#saved/lists/calls/unsent.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'
import textLook from '#shared/ui/look/text.module.css'

interface NoteOfCallProps {
  readonly official: ListedOfficial
  readonly listId: string
  readonly unsent: Unsent
  readonly onWrite: WriteNote
  readonly onTakeOut: (button: HTMLElement) => void
}

/** Who entered the current outcome, the shared note, and the earlier outcomes. */
export function NoteOfCall({ official, listId, unsent, onWrite, onTakeOut }: NoteOfCallProps) {
  const { name, note, outcomes } = official
  const writing = useTextInPlace()
  const place = `note ${listId} ${official.eo_id}`
  const unfinished = useUnfinished(place)
  const refused = unsent.note?.refused === undefined ? undefined : unsent.note
  const save = (text: string) => {
    unfinished.store(null)
    onWrite(official, text)
    writing.close()
  }
  if (writing.isOpen)
    return (
      <TextInPlace
        place={place}
        label={`Note about ${name}`}
        text={refused?.text ?? note?.text ?? ''}
        longest={longestNote}
        hint="Your organization sees it, where the list is shared."
        refusal={refused?.refused}
        onSave={save}
        onCancel={writing.close}
      />
    )
  return (
    <>
      <OutcomeAndNote official={official} unsent={unsent} />
      {refused && <RefusedNote note={refused} />}
      <p className={styles.acts}>
        <button type="button" className={styles.act} ref={writing.opener} onClick={writing.open}>
          {editText(note !== null || refused !== undefined, unfinished.text)}
          <span className={textLook.visuallyHidden}> about {name}</span>
        </button>
        <button
          type="button"
          className={styles.act}
          data-action="take out"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onTakeOut(currentTarget)}
        >
          Take out
          <span className={textLook.visuallyHidden}> {name}</span>
        </button>
      </p>
      {outcomes.length > 1 && <Earlier outcomes={outcomes} unsent={unsent} />}
    </>
  )
}

function editText(hasNote: boolean, unfinished: string | null): string {
  if (unfinished !== null) return 'Finish your note'
  return hasNote ? 'Edit note' : 'Add a note'
}

/** All outcomes of the calls, on request. */
function Earlier({ outcomes, unsent }: { readonly outcomes: readonly RecordedOutcome[]; readonly unsent: Unsent }) {
  return (
    <details className={styles.earlier}>
      <summary>All that was said ({outcomes.length})</summary>
      <ol>
        {outcomes.map((each) => (
          <li key={each.client_id}>
            <b>{outcomeLabel(each)}</b> by {byWhom(each.by)}, {momentText(each.at)}
            {unsent.outcomeIds.has(each.client_id) && ', not sent yet'}
          </li>
        ))}
      </ol>
    </details>
  )
}
