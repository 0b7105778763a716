import type { Choices } from '#features/search/filters/use-choices.ts'
import { useAfterDelay } from '#ui/use-after-delay.ts'

/** Beside a filter's label while its choices follow a change of another filter. */
export function ChoicesLoading({ choices: { isLoading, isKnown } }: { readonly choices: Choices }) {
  const isDue = useAfterDelay(isLoading, 300)
  return isDue && <span className="choices-loading">{isKnown ? 'Updating…' : 'Loading…'}</span>
}
