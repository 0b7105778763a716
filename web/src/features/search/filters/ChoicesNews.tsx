import { useState } from 'react'
import type { Choices } from '#features/search/filters/use-choices.ts'

/** Read aloud once the choices have followed a change; how many officials are found is said elsewhere. */
export function ChoicesNews({ choices }: { readonly choices: Choices }) {
  const [first, setFirst] = useState<Choices | null>(null)
  if (!first && choices.isKnown && !choices.isLoading) setFirst(choices)
  const isNews = first !== null && first !== choices && !choices.isLoading
  return (
    // An open list hides everything else from screen readers but what says aria-live itself.
    <p className="sr-only" role="status" aria-live="polite">
      {isNews && 'Choices updated'}
    </p>
  )
}
