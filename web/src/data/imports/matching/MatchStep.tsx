import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { usePresenter } from '#shared/api/settings.ts'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { FirstRow } from '#data/imports/matching/FirstRow.tsx'
import { Hints } from '#data/imports/matching/Hints.tsx'
import { MatchList } from '#data/imports/matching/MatchList.tsx'
import styles from '#data/imports/matching/MatchStep.module.css'
import { MatchTray } from '#data/imports/matching/MatchTray.tsx'
import { Scope } from '#data/imports/matching/Scope.tsx'
import { progressOf } from '#data/imports/matching/match-progress.ts'
import { type MatchingInHand, useMatching } from '#data/imports/matching/use-matching.ts'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { Banner } from '#shared/ui/async/Banner.tsx'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'

interface MatchStepProps {
  readonly request: Import
  readonly onChecked: (checking: Import) => void
}

/** Which column is which: guessed, looked at, and put right. */
export function MatchStep({ request, onChecked }: MatchStepProps) {
  const inHand = useMatching(request.id)
  const { answer, answers, change, saved, retry, settled } = inHand
  const matching = answer.reply
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="import-step">
          <StepHead title="Which column is which?">
            <MatchProgress matching={matching} isSaving={saved.isPending && !saved.isPaused} />
          </StepHead>
          <ListTrouble list={answer} onRetry={answer.retry} />
          <SaveTrouble saved={saved} onRetry={retry} />
          {!matching && answer.progress === 'loading' && (
            <div className={adminPageStyles.page}>
              <SkeletonCards />
            </div>
          )}
          {matching && answers && (
            <div aria-busy={saved.isPending || undefined}>
              <Hints matching={matching} onChange={change} />
              <MatchList matching={matching} answers={answers} onChange={change} />
              <Scope answers={answers} onChange={change} />
            </div>
          )}
        </section>
        {matching && <Aside id={request.id} matching={matching} />}
      </div>
      <MatchTray
        request={request}
        matching={matching}
        isSaved={isSaved(inHand)}
        settled={settled}
        onChecked={onChecked}
      />
    </>
  )
}

function isSaved({ saved, answer, answers }: MatchingInHand): boolean {
  return !saved.isPending && answer.reply?.answers === answers
}

interface MatchProgressProps {
  readonly matching: Matching | null
  readonly isSaving: boolean
}

function MatchProgress({ matching, isSaving }: MatchProgressProps) {
  const isSlow = useAfterDelay(isSaving, 300)
  if (isSlow) {
    return (
      <p className={styles.standing} role="status">
        <span className={textLook.muted}>Reading the file again…</span>
      </p>
    )
  }
  const progress = matching && progressOf(matching)
  return (
    <p className={styles.standing} role="status">
      {progress && (
        <>
          <b>{progress.ready}</b> ready or nearly
          {progress.open > 0 && (
            <>
              , <b>{progress.open}</b> {progress.open === 1 ? 'needs' : 'need'} an answer
            </>
          )}
        </>
      )}
    </p>
  )
}

interface SaveTroubleProps {
  readonly saved: MatchingInHand['saved']
  readonly onRetry: () => void
}

/** What was decided stays on the screen, whatever becomes of sending it. */
function SaveTrouble({ saved: { isPaused, error }, onRetry }: SaveTroubleProps) {
  if (isPaused) return <Banner text="You are offline." more="Your answers will be sent when the signal is back." />
  if (!error) return null
  return <Banner text="Your last answer was not kept." more="It still stands below." onRetry={onRetry} />
}

interface AsideProps {
  readonly id: string
  readonly matching: Matching
}

function Aside({ id, matching: { answers, rows } }: AsideProps) {
  const presenter = usePresenter()
  return (
    <aside className={styles.side} aria-label="Rows as they will read">
      <FirstRow id={id} answers={answers} total={rows} />
      <p>
        Every value is marked as set by {presenter}, with this file and its date as the source. Nothing changes before
        step 4.
      </p>
    </aside>
  )
}
