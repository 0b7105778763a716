import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Place } from '#places/page/place-query.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

// The code of the form comes once it is asked for.
const loadDialog = () => import('#data/corrections/report/official/OfficialDialog.tsx')
const kindsWithParts: readonly PlaceKind[] = ['county', 'municipality', 'school_district']

/** For administrators: an official of this place who is not on file. */
export function AddOfficial({ place: { id, kind }, title }: { readonly place: Place; readonly title: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState({ isOpen: false, number: 0 })
  const close = () => setOpened(({ number }) => ({ isOpen: false, number }))
  const loaded = useLoaded(loadDialog, opened.isOpen, () => {
    showToast('error', 'The form could not be loaded. Please reload the page and try again.')
    close()
  })
  return (
    <>
      <button
        type="button"
        ref={button}
        className={buttonLook.button}
        aria-haspopup="dialog"
        onClick={() => setOpened(({ number }) => ({ isOpen: true, number: number + 1 }))}
      >
        <UserPlus aria-hidden />
        Add an official
      </button>
      {loaded && (
        <loaded.OfficialDialog
          key={opened.number}
          seat={{ place: { id, name: title, hasParts: kindsWithParts.includes(kind) } }}
          isOpen={opened.isOpen}
          onClose={close}
          focusAfter={() => button.current}
        />
      )}
    </>
  )
}
