import { useAfterDelay } from '#ui/async/use-after-delay.ts'

interface ChoicesLoadingProps {
  readonly isLoading: boolean
  readonly isKnown: boolean
}

/** Beside a filter's label while its choices follow a change of another filter. */
export function ChoicesLoading({ isLoading, isKnown }: ChoicesLoadingProps) {
  const isDue = useAfterDelay(isLoading, 300)
  return isDue && <span className="choices-loading">{isKnown ? 'Updating…' : 'Loading…'}</span>
}
