import { type ListedOfficial, longestNote, type SaidOutcome } from '@atlas/contract/endpoints/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import styles from '#features/lists/sheet/NoteOfCall.module.css'
import { TextInPlace } from '#features/lists/sheet/TextInPlace.tsx'
import { useTextInPlace } from '#features/lists/sheet/use-text-in-place.ts'
import { useWriteNote } from '#features/lists/sheet/use-write-note.ts'
import { localDay } from '#ui/text/local-day.ts'
import { momentText } from '#ui/text/moment-text.ts'
import textLook from '#ui/look/text.module.css'

interface NoteOfCallProps {
  readonly official: ListedOfficial
  readonly listId: string
  readonly onTakeOut: (button: HTMLElement) => void
}

/** Who said what counts, the note of everybody, and what was said before. */
export function NoteOfCall({ official, listId, onTakeOut }: NoteOfCallProps) {
  const { name, note, outcome, outcomes: said } = official
  const writing = useTextInPlace()
  // One person who says both says it in one line.
  const isOfSame = note !== null && outcome !== null && note.by?.id === outcome.by?.id
  const { sent, refusal, save } = useWriteNote(listId, official, writing.close)
  if (writing.isOpen)
    return (
      <TextInPlace
        label={`Note about ${name}`}
        text={note?.text ?? ''}
        longest={longestNote}
        hint="Your organization sees it, where the list is shared."
        refusal={refusal}
        sent={sent}
        onSave={save}
        onCancel={writing.close}
      />
    )
  return (
    <>
      <p className={styles.line}>
        {outcome && (
          <span className={textLook.muted}>
            {outcome.outcome === 'follow_up' ? 'Set' : 'Noted'} by {byWhom(outcome.by)} on{' '}
            <span className={textLook.nowrap}>{dayOf(outcome.at)}</span>
            {isOfSame ? ': ' : note && '. '}
          </span>
        )}
        {note && !isOfSame && <span className={textLook.muted}>Note by {byWhom(note.by)}: </span>}
        {note && <span className={styles.text}>{note.text}</span>}
      </p>
      <p className={styles.acts}>
        <button type="button" className={styles.act} ref={writing.opener} onClick={writing.open}>
          {note ? 'Edit note' : 'Add a note'}
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
      {said.length > 1 && <Earlier said={said} />}
    </>
  )
}

/** All that was said of the calls, for whoever asks. */
function Earlier({ said }: { readonly said: readonly SaidOutcome[] }) {
  return (
    <details className={styles.earlier}>
      <summary>All that was said ({said.length})</summary>
      <ol>
        {said.map((each) => (
          <li key={each.client_id}>
            <b>{saidText(each)}</b> by {byWhom(each.by)}, {momentText(each.at)}
          </li>
        ))}
      </ol>
    </details>
  )
}

function saidText({ outcome, follow_up_on: day }: SaidOutcome): string {
  if (outcome === 'taken_back') return 'Taken back'
  return day === null ? outcomes[outcome].label : `${outcomes[outcome].label} ${typedDayOf(day)}`
}

function byWhom(person: SaidOutcome['by']): string {
  if (person === null) return 'somebody whose account is deleted'
  return person.is_me ? 'you' : person.name
}

function dayOf(moment: string): string {
  return typedDayOf(localDay(new Date(moment)))
}
