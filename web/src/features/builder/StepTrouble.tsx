import type { NewestAnswer } from '#api/use-newest-answer.ts'
import { Banner } from '#ui/async/Banner.tsx'

interface StepTroubleProps {
  readonly choices: NewestAnswer<unknown>
  readonly count: NewestAnswer<unknown>
}

/** Why the list or the count is not what it should be; the picks are in the address and safe. */
export function StepTrouble({ choices, count }: StepTroubleProps) {
  const progresses = [choices.progress, count.progress]
  if (progresses.includes('offline')) {
    const more = 'The choices will load when the signal is back. Your picks are kept.'
    return <Banner text="You are offline." more={more} />
  }
  if (!progresses.includes('failed')) return null
  const text =
    choices.progress === 'failed' ? 'The choices could not be loaded.' : 'The officials could not be counted.'
  const retry = () => {
    if (choices.progress === 'failed') choices.retry()
    if (count.progress === 'failed') count.retry()
  }
  return <Banner text={text} more="Your picks are kept." onRetry={retry} />
}
