import type { MistakeReport } from '@atlas/contract/endpoints/data/corrections.ts'
import { useState } from 'react'
import { draftFrom, draftOf, forgetDraft, saveDraft } from '#data/corrections/report/report-draft.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { ReportForm } from '#data/corrections/report/ReportForm.tsx'
import { aboutOf, type ReportDialogProps } from '#data/corrections/report/reported-official.ts'
import { useSendReport } from '#data/corrections/report/use-send-report.ts'
import { ReportsThatWait } from '#data/corrections/report/waiting/ReportsThatWait.tsx'
import { DialogButtons, DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

const formId = 'report-a-mistake'

/** Asks which value of an official is wrong, what the right one is, and where that was seen. */
export function ReportDialog({ userId, official, isOpen, onClose, focusAfter, ...known }: ReportDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(userId, official.id, known))
  const { sending, errors, refusal } = useSendReport(userId, official, () => forgetDraft(userId, official.id))
  const { data: sent } = sending
  const change = (report: MistakeReport) => {
    const next = draftFrom(report)
    saveDraft(userId, official.id, next)
    setDraft(next)
  }
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={focusAfter}
      title="Report a mistake"
      footer={
        sent ? (
          <DialogClose isPrimary>Done</DialogClose>
        ) : (
          <DialogButtons form={formId} isBusy={sending.isPending} busyText="Sending…">
            Send report
          </DialogButtons>
        )
      }
    >
      <p className={styles.about}>{aboutOf(official)}</p>
      {sent ? (
        <Thanks sent={sent} />
      ) : (
        <>
          <ReportsThatWait officialId={official.id} onTakeBack={({ report }) => change(report)} />
          <ReportForm
            id={formId}
            userId={userId}
            official={official}
            draft={draft}
            onChange={setDraft}
            errors={errors}
            refusal={refusal}
            onSend={() => !sending.isPending && sending.mutate(draft)}
          />
        </>
      )}
    </QuestionDialog>
  )
}

type Sent = NonNullable<ReturnType<typeof useSendReport>['sending']['data']>

function Thanks({ sent }: { readonly sent: Sent }) {
  if (sent.waits)
    return (
      <div role="status">
        <p>
          <b>Waits on this device.</b> It is sent when the signal is back, also after you close the browser. You get an
          e-mail when it is decided.
        </p>
      </div>
    )
  return (
    <div role="status">
      <p>
        <b>Sent.</b> You get an e-mail when it is decided.
      </p>
      {sent.reportedBy > 1 && <p>{sent.reportedBy} people reported this; yours is added.</p>}
    </div>
  )
}
