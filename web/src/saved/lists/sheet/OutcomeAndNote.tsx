import type { ListedOfficial, RecordedOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import styles from '#saved/lists/sheet/NoteOfCall.module.css'
import { NotSentYet } from '#shared/page/NotSentYet.tsx'
import type { Unsent } from '#saved/lists/calls/unsent.ts'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

interface OutcomeAndNoteProps {
  readonly official: ListedOfficial
  readonly unsent: Unsent
}

/** "Noted by you on 11-26-2026: Ask for Ms. Bell."; waiting entries have their own mark. */
export function OutcomeAndNote({ official: { note, outcome, outcomes }, unsent }: OutcomeAndNoteProps) {
  const [newest] = outcomes
  const isOutcomeUnsent = newest !== undefined && unsent.outcomeIds.has(newest.client_id)
  const isNoteUnsent = unsent.note !== undefined && unsent.note.refused === undefined
  // Where one person entered both, they share a line.
  const isOfSame =
    note !== null && outcome !== null && note.by?.id === outcome.by?.id && isOutcomeUnsent === isNoteUnsent
  return (
    <>
      {(outcome !== null || note !== null || isNoteUnsent) && (
        <p className={styles.line}>
          {outcome && (
            <span className={textLook.muted}>
              {outcome.outcome === 'follow_up' ? 'Set' : 'Noted'} by {byWhom(outcome.by)}
              {!isOutcomeUnsent && (
                <>
                  {' '}
                  on <span className={textLook.nowrap}>{dayOf(outcome.at)}</span>
                </>
              )}
              {isOfSame ? ': ' : note && '. '}
            </span>
          )}
          {note && !isOfSame && <span className={textLook.muted}>Note by {byWhom(note.by)}: </span>}
          {note && <span className={styles.text}>{note.text}</span>}
          {!note && isNoteUnsent && <span className={textLook.muted}> Note removed.</span>}
        </p>
      )}
      {(isOutcomeUnsent || isNoteUnsent) && (
        <p className={styles.line}>
          <NotSentYet />
        </p>
      )}
    </>
  )
}

export function byWhom(person: RecordedOutcome['by']): string {
  if (person === null) return 'somebody whose account is deleted'
  return person.is_me ? 'you' : person.name
}

function dayOf(moment: string): string {
  return typedDayOf(localDay(new Date(moment)))
}
