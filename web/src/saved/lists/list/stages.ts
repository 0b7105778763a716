import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

export type Stage = keyof ListSummary['outcomes']

interface StageWords {
  readonly one: string
  readonly several: string
}

/** The stages of a call, in the order of the bar. */
const stages: Readonly<Record<Stage, StageWords>> = {
  reached: { one: 'reached', several: 'reached' },
  left_message: { one: 'message left', several: 'messages left' },
  follow_up: { one: 'follow up', several: 'follow ups' },
  wrong_number: { one: 'wrong number', several: 'wrong numbers' },
  to_call: { one: 'to call', several: 'to call' },
  no_phone: { one: 'no phone', several: 'no phone' },
  left_office: { one: 'left office', several: 'left office' },
}

interface CountedStage {
  readonly stage: Stage
  readonly count: number
  /** "messages left" */
  readonly words: string
}

/** The stages with at least one official; `also` is a stage that stays even when it is empty. */
export function countedStages(counts: ListSummary['outcomes'], also: Stage | null = null): CountedStage[] {
  return (Object.keys(stages) as Stage[])
    .map((stage) => ({ stage, count: counts[stage], words: stages[stage][counts[stage] === 1 ? 'one' : 'several'] }))
    .filter(({ stage, count }) => count > 0 || stage === also)
}

/** "1 reached · 12 messages left" */
export function stagesText(counts: ListSummary['outcomes']): string {
  return countedStages(counts)
    .map(({ count, words }) => `${thousands(count)} ${words}`)
    .join(' · ')
}
