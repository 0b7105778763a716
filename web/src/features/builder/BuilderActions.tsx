import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { useId } from 'react'
import type { NewestAnswer } from '#api/use-newest-answer.ts'
import type { Builder } from '#features/builder/builder.ts'
import styles from '#features/builder/BuilderActions.module.css'
import { lastStep } from '#features/builder/steps.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import buttonLook from '#ui/look/button.module.css'
import textLook from '#ui/look/text.module.css'
import { thousands } from '#ui/text/thousands.ts'

interface BuilderActionsProps {
  readonly formId: string
  readonly builder: Builder
  readonly count: NewestAnswer<SearchReply>
  /** How many options are picked in this step. */
  readonly picked: number
  readonly onBack: () => void
  readonly onSkip: () => void
}

/** The running count and the buttons Back, Skip and Next; they stay in sight while the list scrolls. */
export function BuilderActions({ formId, builder, count, picked, onBack, onSkip }: BuilderActionsProps) {
  const noteId = useId()
  const isFirst = builder.step === 0
  const note = noteFor(isFirst, picked)
  return (
    <div className={styles.actions}>
      <div className={styles.running}>
        <RunningCount count={count} />
        {note && (
          <p className={styles.note} id={noteId}>
            {note}
          </p>
        )}
      </div>
      <button
        type="button"
        className={buttonLook.button}
        aria-disabled={isFirst || undefined}
        aria-describedby={isFirst ? noteId : undefined}
        onClick={() => !isFirst && onBack()}
      >
        Back
      </button>
      <button
        type="button"
        className={buttonLook.button}
        aria-describedby={picked > 0 ? noteId : undefined}
        onClick={onSkip}
      >
        Skip
      </button>
      <button type="submit" form={formId} className={buttonLook.primary}>
        {builder.step === lastStep ? 'Confirm' : 'Next'}
      </button>
    </div>
  )
}

function noteFor(isFirst: boolean, picked: number): string {
  const sentences = [
    isFirst && 'First step: Back is off.',
    picked > 0 && `${thousands(picked)} selected; Skip drops ${picked === 1 ? 'it' : 'them'}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** "1,204 officials match", read aloud when an answer changes it, and only then. */
function RunningCount({ count }: Pick<BuilderActionsProps, 'count'>) {
  const { reply, isCurrent, progress } = count
  const isSlow = useAfterDelay(!isCurrent && progress === 'loading', 300)
  const isOld = progress === 'failed' || progress === 'offline'
  const asides = [isSlow && 'updating…', isOld && 'not updated']
  return (
    <p className={styles.count} data-old={isOld || undefined}>
      <span role="status">
        {reply && (
          <>
            <b>{thousands(reply.total)}</b> {reply.total === 1 ? 'official matches' : 'officials match'}
          </>
        )}
      </span>{' '}
      {asides.filter(Boolean).map((aside) => (
        <span key={String(aside)} className={textLook.muted}>
          · {aside}{' '}
        </span>
      ))}
    </p>
  )
}
