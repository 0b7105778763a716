import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { useId } from 'react'
import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { type Builder, isLast } from '#search/builder/builder.ts'
import styles from '#search/builder/BuilderActions.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface BuilderActionsProps {
  readonly formId: string
  readonly builder: Builder
  readonly count: NewestAnswer<SearchReply>
  /** How many options are selected in this step. */
  readonly picked: number
  readonly onBack: () => void
  readonly onSkip: () => void
  /** Skips the remaining steps and shows the results. */
  readonly onShow: () => void
}

/** The running count and the buttons Back, Skip and Next, which stay in view while the list scrolls. */
export function BuilderActions({ formId, builder, count, picked, onBack, onSkip, onShow }: BuilderActionsProps) {
  const [firstId, dropsId] = [useId(), useId()]
  const isFirst = builder.step === 0
  return (
    <div className={styles.actions}>
      <div className={styles.running}>
        <RunningCount count={count} />
        {!isLast(builder) && <ShowButton count={count} onShow={onShow} />}
        {isFirst && (
          <p className={textLook.visuallyHidden} id={firstId}>
            First step: Back is off.
          </p>
        )}
        {picked > 0 && (
          <p className={styles.note} id={dropsId}>
            {thousands(picked)} selected; Skip clears {picked === 1 ? 'it' : 'them'}.
          </p>
        )}
      </div>
      <button
        type="button"
        className={buttonLook.button}
        aria-disabled={isFirst || undefined}
        aria-describedby={isFirst ? firstId : undefined}
        onClick={() => !isFirst && onBack()}
      >
        Back
      </button>
      <button
        type="button"
        className={buttonLook.button}
        aria-describedby={picked > 0 ? dropsId : undefined}
        onClick={onSkip}
      >
        Skip
      </button>
      <button type="submit" form={formId} className={buttonLook.primary}>
        {isLast(builder) ? 'Confirm' : 'Next'}
      </button>
    </div>
  )
}

/** "Show 19 officials": leads to the results at every step but the last, where Confirm does. */
function ShowButton({ count: { reply }, onShow }: Pick<BuilderActionsProps, 'count' | 'onShow'>) {
  const total = reply?.total ?? 0
  if (total === 0) return null
  return (
    <button type="button" className={classes(buttonLook.link, styles.show)} onClick={onShow}>
      Show {thousands(total)} {total === 1 ? 'official' : 'officials'}
    </button>
  )
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
