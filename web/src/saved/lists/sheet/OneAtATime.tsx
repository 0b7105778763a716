import type { OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { ArrowLeft, ArrowRight, List } from 'lucide-react'
import { useEffect, useState } from 'react'
import { nothingUnsent, type Unsent } from '#saved/lists/calls/unsent.ts'
import type { CallQuestion } from '#saved/lists/sheet/CallQuestionDialog.tsx'
import { CallRow } from '#saved/lists/sheet/CallRow.tsx'
import styles from '#saved/lists/sheet/OneAtATime.module.css'
import { peopleToCall } from '#saved/lists/sheet/people-to-call.ts'
import type { SayOutcome, WriteNote } from '#saved/lists/sheet/use-call-list.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

interface OneAtATimeProps {
  readonly list: OfficialList
  /** The number of the official being called. */
  readonly current: number
  readonly unsent: ReadonlyMap<number, Unsent>
  readonly onSay: SayOutcome
  readonly onWrite: WriteNote
  readonly onAsk: AskQuestion<CallQuestion>
  /** Null ends it. */
  readonly onGo: (officialId: number | null) => void
}

/** Calls one person per screen: the number, the outcome, a note, and the next person. */
export function OneAtATime({ list, current, unsent, onSay, onWrite, onAsk, onGo }: OneAtATimeProps) {
  // A person reached in the meantime stays, so that Back leads there.
  const [ids] = useState(() => peopleToCall(list.officials, current))
  const index = ids.indexOf(current)
  const official = list.officials.find(({ eo_id: id }) => id === current)
  useTopOfEach(current)
  const isLast = index === ids.length - 1
  return (
    <section className={styles.one} aria-label="One at a time">
      <p role="status">
        {official ? (
          <>
            <b>{index + 1}</b> of {ids.length} to call
            <span className={textLook.visuallyHidden}>: {official.name}</span>
          </>
        ) : (
          'This official is not in the list.'
        )}
      </p>
      {official && (
        <ol aria-label="Official to call">
          <CallRow
            key={current}
            official={official}
            listId={list.id}
            number={list.officials.indexOf(official) + 1}
            unsent={unsent.get(current) ?? nothingUnsent}
            onSay={onSay}
            onWrite={onWrite}
            onAsk={onAsk}
          />
        </ol>
      )}
      <div className={styles.bar}>
        <button
          type="button"
          className={buttonLook.button}
          disabled={index <= 0}
          onClick={() => onGo(ids[index - 1] ?? null)}
        >
          <ArrowLeft aria-hidden />
          Back
        </button>
        <button type="button" className={buttonLook.button} onClick={() => onGo(null)}>
          <List aria-hidden />
          All
        </button>
        <button type="button" className={buttonLook.primary} onClick={() => onGo(ids[index + 1] ?? null)}>
          {isLast ? 'Done' : 'Next'}
          <ArrowRight aria-hidden />
        </button>
      </div>
    </section>
  )
}

/** Another person is another screen. Next keeps the focus, and the status says who it is. */
function useTopOfEach(current: number): void {
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [current])
  // The buttons that started and ended it are gone then.
  useEffect(() => {
    focusPageTitle()
    return focusPageTitle
  }, [])
}
