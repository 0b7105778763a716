import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { QuickSearchBox } from '#search/quick/QuickSearchBox.tsx'
import styles from '#search/quick/QuickSearchDialog.module.css'
import { SuggestionList } from '#search/quick/SuggestionList.tsx'
import { suggestionsRoot } from '#search/quick/suggestions-root.ts'
import { useSuggestions } from '#search/quick/use-suggestions.ts'
import scrimLook from '#shared/ui/look/scrim.module.css'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import popupLook from '#shared/ui/look/popup.module.css'

interface TypedText {
  readonly text: string
  readonly onText: (text: string) => void
  /** Enter had been pressed before this code was here. */
  readonly isSubmitted: boolean
}

interface QuickSearchDialogProps extends TypedText {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The quick search of a narrow screen. It hangs from the top edge, so that the keys of a phone do not cover it. */
export function QuickSearchDialog({ isOpen, onClose, ...typed }: QuickSearchDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimLook.scrim} />
        <Dialog.Popup className={styles.dialog}>
          <Dialog.Title className={textLook.visuallyHidden}>Quick search</Dialog.Title>
          <Content {...typed} onLeave={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Content({ text, onText, isSubmitted, onLeave }: TypedText & { readonly onLeave: () => void }) {
  const { suggestions, submit, list } = useSuggestions({ text, onText, onLeave, isSubmitted })
  return (
    <Autocomplete.Root {...suggestionsRoot(suggestions, text, onText)} inline open>
      <div className={styles.head}>
        <QuickSearchBox onSubmit={submit} input={<Autocomplete.Input />} />
        <Dialog.Close className={buttonLook.icon} aria-label="Close">
          <X aria-hidden />
        </Dialog.Close>
      </div>
      <div className={styles.body}>
        {text.trim() === '' ? (
          <p className={popupLook.note}>Type a name, an office or a place, such as “sheriff of Macon County”.</p>
        ) : (
          <SuggestionList {...list} />
        )}
      </div>
    </Autocomplete.Root>
  )
}
