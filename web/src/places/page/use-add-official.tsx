import { type ReactNode, useRef, useState } from 'react'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { pageTitle } from '#shared/page/PageTitle.tsx'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

// The code of the form is loaded on request.
const loadDialog = () => import('#data/corrections/report/official/OfficialDialog.tsx')

/** Opens the form for an official of a seat; afterwards the focus returns to `button`. */
export type AddOfficialTo = (seat: SubmittedSeat, button: HTMLElement) => void

/**
 * The form in which an administrator adds an official. It outlives the button that opened it: once the seat is filled
 * it is no longer open, and its row disappears while the form confirms it and offers to undo it.
 */
export function useAddOfficial(): { readonly dialog: ReactNode; readonly add: AddOfficialTo } {
  const button = useRef<HTMLElement>(null)
  const [seat, setSeat] = useState<SubmittedSeat | null>(null)
  const [opened, setOpened] = useState({ isOpen: false, number: 0 })
  const close = () => setOpened(({ number }) => ({ isOpen: false, number }))
  const loaded = useLoaded(loadDialog, opened.isOpen, () => {
    showToast('error', 'The form could not be loaded. Please reload the page and try again.')
    close()
  })
  const add: AddOfficialTo = (next, from) => {
    button.current = from
    setSeat(next)
    setOpened(({ number }) => ({ isOpen: true, number: number + 1 }))
  }
  const dialog = loaded && seat && (
    <loaded.OfficialDialog
      key={opened.number}
      seat={seat}
      isOpen={opened.isOpen}
      onClose={close}
      focusAfter={() => (button.current?.isConnected ? button.current : pageTitle())}
    />
  )
  return { dialog, add }
}
