import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { BusyButton, type BusyButtonProps } from '#shared/ui/form/BusyButton.tsx'
import scrimLook from '#shared/ui/look/scrim.module.css'
import styles from '#shared/ui/overlay/Dialog.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface DialogContent {
  readonly title: string
  readonly children: ReactNode
  readonly footer: ReactNode
}

interface DialogProps extends DialogContent {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** The trigger was pressed before this code had loaded. */
  readonly isOpenAtFirst?: boolean
}

/** 480 px wide; on a phone attached to the bottom edge. `DialogClose` in its footer closes it. */
export function Dialog({ trigger, isOpenAtFirst = false, ...content }: DialogProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={trigger} />
      <DialogWindow {...content} />
    </Base.Root>
  )
}

interface DialogOfQuestionProps extends DialogContent, QuestionDialogProps {
  /** False if closing would lose what it shows; then only its footer closes it. */
  readonly isEasilyClosed?: boolean
}

/** A dialog that is opened from many places, such as from each row of a table. */
export function QuestionDialog({ isOpen, onClose, isEasilyClosed = true, ...content }: DialogOfQuestionProps) {
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!isEasilyClosed}
      onOpenChange={(next, { reason, cancel }) => {
        if (next) return
        if (isEasilyClosed || reason === 'close-press') onClose()
        else cancel()
      }}
    >
      <DialogWindow {...content} hasClose={isEasilyClosed} />
    </Base.Root>
  )
}

interface DialogWindowProps extends DialogContent {
  readonly focusAfter?: () => HTMLElement | null
  readonly hasClose?: boolean
}

function DialogWindow({ title, children, footer, focusAfter, hasClose = true }: DialogWindowProps) {
  const popup = useRef<HTMLDivElement>(null)
  // The first field, or else the safe answer; never the close button.
  const firstOfQuestion = () =>
    popup.current?.querySelector<HTMLElement>('[data-asked-first]') ??
    popup.current?.querySelector<HTMLElement>('[data-part=body] :is(input, select), [data-part=foot] button') ??
    null
  return (
    <Base.Portal>
      <Base.Backdrop className={scrimLook.scrim} />
      <Base.Popup
        className={styles.dialog}
        ref={popup}
        initialFocus={focusAfter ? firstOfQuestion : true}
        finalFocus={focusAfter ?? true}
      >
        <div className={styles.head}>
          <Base.Title>{title}</Base.Title>
          {hasClose && (
            <Base.Close className={buttonLook.icon} aria-label="Close">
              <X aria-hidden />
            </Base.Close>
          )}
        </div>
        <div className={styles.body} data-part="body">
          {children}
        </div>
        <div className={styles.foot} data-part="foot">
          {footer}
        </div>
      </Base.Popup>
    </Base.Portal>
  )
}

interface DialogCloseProps {
  readonly children: ReactNode
  readonly isPrimary?: boolean
  readonly onClick?: () => void
}

export function DialogClose({ children, isPrimary = false, onClick }: DialogCloseProps) {
  return (
    <Base.Close className={isPrimary ? buttonLook.primaryLarge : buttonLook.large} onClick={onClick}>
      {children}
    </Base.Close>
  )
}

/** The buttons of a dialog with one answer: the answer, and Cancel before it. */
export function DialogButtons(answer: BusyButtonProps) {
  return (
    <>
      <DialogClose>Cancel</DialogClose>
      <BusyButton {...answer} />
    </>
  )
}
