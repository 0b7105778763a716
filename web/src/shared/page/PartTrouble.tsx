import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'

interface PartTroubleProps {
  /** The name of what did not load, at the beginning of a sentence. */
  readonly section: string
  readonly answer: NewestAnswer<unknown>
}

/** Says why a part of the page is missing. What has loaded already changes so rarely that it stays visible. */
export function PartTrouble({ section, answer: { reply, progress, retry } }: PartTroubleProps) {
  if (reply) return null
  if (progress === 'offline')
    return <Banner text="You are offline." more={`${section} will load when the signal is back.`} />
  if (progress === 'failed') return <Banner text={`${section} could not be loaded.`} more="" onRetry={retry} />
  return null
}
