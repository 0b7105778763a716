import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { messages } from '@atlas/contract/messages.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { type Builder, picksOf, stepOf, withPicks } from '#search/builder/builder.ts'
import choiceGroupsStyles from '#search/builder/ChoiceGroups.module.css'
import { ChoiceGroups } from '#search/builder/ChoiceGroups.tsx'
import { ListFilter } from '#search/builder/ListFilter.tsx'
import { PickedChips } from '#search/builder/PickedChips.tsx'
import { StateStep } from '#search/builder/StateStep.tsx'
import styles from '#search/builder/StepPanel.module.css'
import type { Step } from '#search/builder/steps.ts'
import type { BuilderMoves } from '#search/builder/use-builder.ts'
import { isChoice, useStepChoices } from '#search/builder/use-step-choices.ts'
import { WaitingChoices } from '#search/builder/WaitingChoices.tsx'
import { focusPageTitle, PageTitle } from '#shared/page/PageTitle.tsx'
import { Banner } from '#shared/ui/async/Banner.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface StepPanelProps {
  readonly builder: Builder
  readonly onPick: BuilderMoves['pick']
  readonly count: NewestAnswer<SearchReply>
  readonly formId: string
}

/** A list that is completely in view needs no search field. */
const shortList = 12

export function StepPanel({ builder, onPick, count, formId }: StepPanelProps) {
  const step = stepOf(builder)
  const picked = picksOf(builder, builder.step)
  const { choices, answer } = useStepChoices(builder)
  const [typed, setTyped] = useState('')
  const visible = useMemo(() => (choices ?? []).filter(({ label }) => fits(label, typed)), [choices, typed])
  const isLong = choices !== null && choices.length > shortList

  const toggle = useCallback(
    (id: string, label: string, isPicked: boolean) =>
      onPick((before) => {
        const others = picksOf(before, before.step).filter((value) => !isChoice({ id, label }, value))
        return withPicks(before, isPicked ? [...others, id] : others)
      }),
    [onPick],
  )
  const pickShown = () =>
    onPick((before) => {
      const already = picksOf(before, before.step)
      const added = visible.filter((choice) => !already.some((value) => isChoice(choice, value)))
      return withPicks(before, [...already, ...added.map(({ id }) => id)])
    })
  const clear = () => {
    // The button disappears with what it clears.
    focusPageTitle()
    onPick((before) => withPicks(before, []))
  }
  return (
    <>
      <div className={styles.head}>
        <PageTitle>{messages.builderTitle(step.label)}</PageTitle>
        {step.question && <p className={styles.question}>{step.question}</p>}
        <p className={fieldLook.hint}>
          {step.isAdditional && <b>An additional step. </b>}
          Select as many as you like, or skip this step.
        </p>
        {isLong && (
          <>
            <ListFilter
              step={step}
              typed={typed}
              onType={setTyped}
              visible={visible}
              all={choices.length}
              onPickShown={pickShown}
            />
            <PickedChips choices={choices} picked={picked} onRemove={toggle} onClear={clear} />
          </>
        )}
      </div>
      <div className={styles.list} aria-busy={choices === null && answer.progress === 'loading'}>
        <StepTrouble choices={answer} count={count} />
        {choices === null && answer.progress === 'loading' && <WaitingChoices />}
        {choices && <NoChoices step={step} choices={choices} hasEarlierPicks={builder.step > 0} />}
        <StepChoices step={step} choices={visible} picked={picked} onToggle={toggle} formId={formId} />
      </div>
    </>
  )
}

function StepChoices(props: ComponentProps<typeof ChoiceGroups>) {
  return props.step.id === 'state' && props.choices.length > 0 ? <StateStep {...props} /> : <ChoiceGroups {...props} />
}

function fits(label: string, typed: string): boolean {
  return normalized(label).includes(normalized(typed))
}

interface StepTroubleProps {
  readonly choices: NewestAnswer<unknown>
  readonly count: NewestAnswer<unknown>
}

/** Why the list or the count may be wrong; the selections are safe in the URL. */
function StepTrouble({ choices, count }: StepTroubleProps) {
  const progresses = [choices.progress, count.progress]
  if (progresses.includes('offline')) {
    const more = 'The choices will load when the signal is back. Your picks are kept.'
    return <Banner text="You are offline." more={more} />
  }
  if (!progresses.includes('failed')) return null
  const text = choices.progress === 'failed' ? 'The choices could not be loaded.' : 'We could not count the officials.'
  const retry = () => {
    if (choices.progress === 'failed') choices.retry()
    if (count.progress === 'failed') count.retry()
  }
  return <Banner text={text} more="Your picks are kept." onRetry={retry} />
}

interface NoChoicesProps {
  readonly step: Step
  readonly choices: readonly CountedChoice[]
  readonly hasEarlierPicks: boolean
}

/** Where there is nothing to choose from: the reason, and how to continue. */
function NoChoices({ step, choices, hasEarlierPicks }: NoChoicesProps) {
  const found = choices.filter(({ count }) => count > 0)
  if (found.some(({ id }) => id !== 'unknown')) return null
  const under = hasEarlierPicks ? ' under these picks' : ''
  return (
    <p className={choiceGroupsStyles.none}>
      {found.length > 0
        ? `No official has a known ${step.noun}${under}. Select Skip to continue.`
        : `No officials match${under}. Go back and remove some, or select Skip to continue.`}
    </p>
  )
}
