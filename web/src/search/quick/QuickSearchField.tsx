import { Autocomplete } from '@base-ui/react/autocomplete'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { QuickSearchBox } from '#search/quick/QuickSearchBox.tsx'
import styles from '#search/quick/QuickSearchField.module.css'
import { SuggestionList } from '#search/quick/SuggestionList.tsx'
import { suggestionsRoot } from '#search/quick/suggestions-root.ts'
import { useSuggestions } from '#search/quick/use-suggestions.ts'
import { selectAfterPress } from '#shared/ui/browser/after-press.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface QuickSearchFieldProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** The field had the focus before this code was here. */
  readonly hasFocus: boolean
  /** So had Enter been pressed. */
  readonly isSubmitted: boolean
}

/**
 * The quick search that stands open in a wide header, with what it finds under it. The list stands in the
 * header itself: a popup of Base UI would hide the rest of the page from assistive technology.
 */
export function QuickSearchField({ text, onText, hasFocus, isSubmitted }: QuickSearchFieldProps) {
  const [isOpen, setIsOpen] = useState(hasFocus)
  const isShown = isOpen && text.trim() !== ''
  const write = (next: string) => {
    onText(next)
    setIsOpen(true)
  }
  const leave = () => {
    onText('')
    setIsOpen(false)
  }
  const { suggestions, submit, list } = useSuggestions({ text, onText: write, onLeave: leave, isSubmitted })
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIsOpen(true)
    if (event.key !== 'Escape') return
    // The browser and Base UI would both throw away what was typed at once.
    event.preventDefault()
    event.stopPropagation()
    if (isShown) setIsOpen(false)
    else onText('')
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    <div className={styles.place} onKeyDownCapture={handleKey} onBlur={closeOutside}>
      <Autocomplete.Root {...suggestionsRoot(suggestions, text, write)} inline open={isShown}>
        <QuickSearchBox
          onSubmit={submit}
          input={
            <Autocomplete.Input
              autoFocus={hasFocus}
              aria-expanded={isShown}
              onFocus={selectAfterPress}
              onClick={() => setIsOpen(true)}
            />
          }
        />
        {isShown && (
          // The field keeps the focus while the pointer chooses.
          <div className={classes(popupLook.popup, styles.popup)} onMouseDown={(event) => event.preventDefault()}>
            <SuggestionList {...list} />
          </div>
        )}
      </Autocomplete.Root>
    </div>
  )
}
