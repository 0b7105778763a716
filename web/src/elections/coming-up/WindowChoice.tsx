import type { Coming } from '@atlas/contract/endpoints/elections/elections.ts'
import { type ComingWindow, comingWindows } from '@atlas/contract/rules/coming-windows.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

interface WindowChoiceProps {
  readonly window: ComingWindow
  /** Undefined while they are not known. */
  readonly counts: Coming['windows'] | undefined
  readonly onChoose: (window: ComingWindow) => void
}

/** How far ahead to look, each with the number of its dates. */
export function WindowChoice({ window, counts, onChoose }: WindowChoiceProps) {
  const segments = comingWindows.map((days) => {
    const count = counts?.find(({ within_days: within }) => within === days)?.dates
    const label = days === 365 ? '12 months' : `${days} days`
    return { value: days, label, count, noun: count === 1 ? 'date' : 'dates' }
  })
  return <SegmentedControl label="How far ahead" segments={segments} value={window} onChoose={onChoose} />
}
