import type { Suggestion } from '#search/quick/use-quick-search.ts'

interface ChangeDetails {
  readonly reason: string
}

/** How Base UI is told that the server filters, and that choosing an entry leaves what was typed to us. */
export function suggestionsRoot(suggestions: readonly Suggestion[], text: string, onText: (text: string) => void) {
  return {
    items: suggestions,
    filter: null,
    mode: 'none',
    value: text,
    itemToStringValue: () => text,
    onValueChange: (next: string, { reason }: ChangeDetails) => {
      if (reason !== 'item-press') onText(next)
    },
  } as const
}
