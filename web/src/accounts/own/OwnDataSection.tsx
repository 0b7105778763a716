import { exportAccount } from '@atlas/contract/endpoints/accounts/account.ts'
import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { callFile } from '#shared/api/call.ts'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { saveText } from '#shared/ui/browser/save-text.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

const DeleteAccountDialog = lazyPart(
  async () => (await import('#accounts/own/DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/** People may download the data kept about them, and have it deleted. */
export function OwnDataSection({ user }: { readonly user: Me }) {
  const saving = useMutation({
    mutationFn: async () => await callFile(exportAccount, {}),
    onSuccess: ({ name, text }) => saveText(name, 'application/json', text),
  })
  const { current: question, ask, dialog } = useQuestion<null>()
  return (
    <AccountSection
      anchor="data"
      title="Your data"
      hint="What the atlas keeps about you is yours: take it along, or have it deleted."
    >
      <div className={buttonLook.row}>
        <button
          type="button"
          className={buttonLook.button}
          aria-busy={saving.isPending || undefined}
          onClick={() => !saving.isPending && saving.mutate()}
        >
          <Download aria-hidden />
          Download my data
        </button>
        <button
          type="button"
          className={buttonLook.danger}
          aria-haspopup="dialog"
          onClick={(event) => ask(null, event.currentTarget)}
        >
          <Trash2 aria-hidden />
          Delete my account
        </button>
      </div>
      <p className={textLook.muted}>
        The file has your account, searches, lists, notes, outcomes and reports as JSON, without passwords and keys.
      </p>
      <SendTrouble sent={saving} />
      <Suspense>{question && <DeleteAccountDialog key={question.number} user={user} {...dialog} />}</Suspense>
    </AccountSection>
  )
}
