import { keepRecoveryCodes } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { reloadAccount } from '#accounts/own/account-queries.ts'
import styles from '#accounts/own/two-factor/CodesDialog.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { saveText } from '#shared/ui/browser/save-text.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Codes that a person has just been given and will not be shown again. */
export interface NewCodes {
  readonly title: string
  readonly codes: readonly string[]
}

interface CodesDialogProps extends QuestionDialogProps, NewCodes {
  /**
   * Identifies the codes for a person who finds the file or the printout again: title and address of the atlas, e-mail.
   */
  readonly of: string
}

/** Shows the recovery codes once. It closes only after the person says that they are saved. */
export function CodesDialog({ title, codes, of, onClose, ...dialog }: CodesDialogProps) {
  const saving = useKeepCodes(onClose)
  const box = useRef<HTMLInputElement>(null)
  const [areSaved, setAreSaved] = useState(false)
  const text = `Recovery codes of ${of}\nEach is good for one sign-in.\n\n${codes.join('\n')}\n`
  const remind = { reason: 'Tick the box once the codes are kept.', onPress: () => box.current?.focus() }
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      isEasilyClosed={false}
      title={title}
      footer={
        <BusyButton
          isBusy={saving.isPending}
          busyText="One moment…"
          refusal={areSaved ? undefined : remind}
          onPress={() => saving.mutate()}
        >
          Done
        </BusyButton>
      }
    >
      <p className={textLook.muted}>
        Each is good for one sign-in when you do not have your phone. They are not shown again.
      </p>
      <p className={styles.of}>{of}</p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={buttonLook.row}>
        <button
          type="button"
          className={buttonLook.button}
          data-asked-first
          onClick={() => saveText('recovery-codes.txt', 'text/plain', text)}
        >
          <Download aria-hidden />
          Download
        </button>
        <button type="button" className={buttonLook.button} onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </button>
        <button type="button" className={buttonLook.button} onClick={() => void copyText('codes', codes.join('\n'))}>
          <Copy aria-hidden />
          Copy
        </button>
      </div>
      <Checkbox ref={box} checked={areSaved} onChange={({ target }) => setAreSaved(target.checked)}>
        I have kept the codes in a safe place
      </Checkbox>
      <SendTrouble sent={saving} />
    </QuestionDialog>
  )
}

/** Until a person says that the codes are saved, the account asks for new ones. */
function useKeepCodes(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(keepRecoveryCodes, {})
      await reloadAccount(client)
    },
    onSuccess: onSaved,
  })
}
