import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef, useState } from 'react'
import { QuickSearchBox } from '#layout/quick-search/QuickSearchBox.tsx'
import { SuggestionList } from '#layout/quick-search/SuggestionList.tsx'
import { suggestionsRoot } from '#layout/quick-search/suggestions-root.ts'
import { useSuggestions } from '#layout/quick-search/use-suggestions.ts'

interface QuickSearchFieldProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** The field had the focus before this code was here. */
  readonly hasFocus: boolean
}

/** The quick search that stands open in a wide header, with what it finds under it. */
export function QuickSearchField({ text, onText, hasFocus }: QuickSearchFieldProps) {
  const [isOpen, setIsOpen] = useState(hasFocus && text !== '')
  const box = useRef<HTMLDivElement>(null)
  const leave = () => {
    onText('')
    setIsOpen(false)
  }
  const { suggestions, submit, list } = useSuggestions({ text, onText, onLeave: leave })
  return (
    <Autocomplete.Root
      {...suggestionsRoot(suggestions, text, onText)}
      open={isOpen && text.trim() !== ''}
      onOpenChange={(next, details) => {
        // "Did you mean" and "Try again" go on in the same list.
        if (details.reason !== 'item-press') setIsOpen(next)
      }}
      openOnInputClick
    >
      <QuickSearchBox ref={box} onSubmit={submit} input={<Autocomplete.Input autoFocus={hasFocus} />} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="popup-place" anchor={box} align="end" sideOffset={4}>
          <Autocomplete.Popup className="popup quick-popup" aria-label="Quick search">
            <SuggestionList {...list} />
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
