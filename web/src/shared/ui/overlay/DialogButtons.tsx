import { BusyButton, type BusyButtonProps } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose } from '#shared/ui/overlay/Dialog.tsx'

/** The buttons of a dialog with one answer: the answer, and Cancel before it. */
export function DialogButtons(answer: BusyButtonProps) {
  return (
    <>
      <DialogClose>Cancel</DialogClose>
      <BusyButton {...answer} />
    </>
  )
}
