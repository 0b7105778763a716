import { Dialog, DialogClose } from '#ui/Dialog.tsx'

export function TermsDialog({ onAccept }: { readonly onAccept: () => void }) {
  return (
    <Dialog
      title="Terms and conditions"
      trigger={
        <button type="button" className="link-btn">
          Read the terms and conditions
        </button>
      }
      footer={
        <DialogClose isPrimary onClick={onAccept}>
          Accept the terms
        </DialogClose>
      }
    >
      <p>You verify that you are an authorized user and not a candidate or agent of a candidate or committee.</p>
      <p>You agree:</p>
      <ul>
        <li>not to access unintended data,</li>
        <li>not to resell or distribute content,</li>
        <li>not to use it in a threatening, abusive or harassing way.</li>
      </ul>
    </Dialog>
  )
}
