import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Place } from '#places/page/place-query.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

// The code of the form comes once it is asked for.
const loadDialog = () => import('#data/corrections/report/official/OfficialDialog.tsx')
const kindsWithParts: readonly PlaceKind[] = ['county', 'municipality', 'school_district']

interface AddOfficialProps {
  readonly place: Pick<Place, 'id' | 'kind'>
  readonly title: string
}

/** For administrators: an official of this place who is not on file. */
export function AddOfficial(props: AddOfficialProps) {
  return (
    <AddOfficialButton {...props} look={buttonLook.button}>
      <UserPlus aria-hidden />
      Add an official
    </AddOfficialButton>
  )
}

interface AddOfficialButtonProps extends AddOfficialProps {
  /** What the button is called, where its words do not say it all. */
  readonly label?: string
  readonly look: string | undefined
  readonly seat?: { readonly office: string; readonly district: string | null }
  readonly children: ReactNode
}

export function AddOfficialButton({ place: { id, kind }, title, label, look, seat, children }: AddOfficialButtonProps) {
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
        className={look}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpened(({ number }) => ({ isOpen: true, number: number + 1 }))}
      >
        {children}
      </button>
      {loaded && (
        <loaded.OfficialDialog
          key={opened.number}
          seat={{ place: { id, name: title, hasParts: kindsWithParts.includes(kind), ...seat } }}
          isOpen={opened.isOpen}
          onClose={close}
          focusAfter={() => button.current}
        />
      )}
    </>
  )
}
