import { messages } from '@atlas/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { officialCountQuery } from '#shared/api/official-count.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { atStep, type Builder, next, picksOf, stepOf, withPicks } from '#search/builder/builder.ts'
import { BuilderActions } from '#search/builder/BuilderActions.tsx'
import styles from '#search/builder/BuilderPage.module.css'
import { StepPanel } from '#search/builder/StepPanel.tsx'
import { StepProgress } from '#search/builder/StepProgress.tsx'
import { useBuilder } from '#search/builder/use-builder.ts'
import { usePickLabels } from '#search/builder/use-pick-labels.ts'
import { LostLinkPart } from '#shared/page/LostLinkPart.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const formId = 'search-builder'

/** One step after another: which states, which counties, which offices …, then the results. */
export function BuilderPage() {
  const [builder, { pick, go, finish }] = useBuilder()
  const labels = usePickLabels(builder)
  const count = useNewestAnswer(useQuery(officialCountQuery(builder.view.filters)))

  const goOn = (from: Builder) => {
    const following = next(from)
    if (following) return go(following)
    if (from.view.filters.length > 0) return finish(from)
    pick(() => from)
    showToast('warning', messages.noFiltersSelected)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    goOn(builder)
  }
  return (
    <main id="main" className={styles.builder}>
      <div className={styles.body}>
        <StepProgress
          key={`progress ${builder.step}`}
          builder={builder}
          labels={labels}
          onStep={(step) => go(atStep(builder, step))}
        />
        <form id={formId} className={styles.panel} onSubmit={submit} aria-label={stepOf(builder).label}>
          <LostLinkPart />
          {/* Each step is a new screen: its heading takes the focus, and its list starts at the top. */}
          <StepPanel key={builder.step} builder={builder} onPick={pick} count={count} formId={formId} />
        </form>
      </div>
      <BuilderActions
        formId={formId}
        builder={builder}
        count={count}
        picked={picksOf(builder, builder.step).length}
        onBack={() => go(atStep(builder, builder.step - 1))}
        onSkip={() => goOn(withPicks(builder, []))}
        onShow={() => finish(builder)}
      />
    </main>
  )
}
