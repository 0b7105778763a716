import { useState } from 'react'
import { forgetDraft, draftOf } from '#data/corrections/report/report-draft.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { ReportForm } from '#data/corrections/report/ReportForm.tsx'
import { aboutOf, type ReportDialogProps } from '#data/corrections/report/reported-official.ts'
import { useSendReport } from '#data/corrections/report/use-send-report.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

const formId = 'report-a-mistake'

/** Says which value of an official is wrong, what is right, and where that was seen. */
export function ReportDialog({ userId, official, isOpen, onClose, focusAfter, ...known }: ReportDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(userId, official.id, known))
  const { sending, errors, refusal } = useSendReport(official.id, () => forgetDraft(userId, official.id))
  const { data: sent } = sending
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
          <>
            <DialogClose>Cancel</DialogClose>
            <BusyButton form={formId} isBusy={sending.isPending} busyText="Sending…">
              Send report
            </BusyButton>
          </>
        )
      }
    >
      <p className={styles.about}>{aboutOf(official)}</p>
      {sent ? (
        <Thanks reportedBy={sent.reported_by} />
      ) : (
        <ReportForm
          id={formId}
          userId={userId}
          official={official}
          draft={draft}
          onChange={setDraft}
          errors={errors}
          refusal={refusal}
          sent={sending}
          onSend={() => !sending.isPending && sending.mutate(draft)}
        />
      )}
    </QuestionDialog>
  )
}

function Thanks({ reportedBy }: { readonly reportedBy: number }) {
  return (
    <div role="status">
      <p>
        <b>Sent.</b> You get an e-mail when it is decided.
      </p>
      {reportedBy > 1 && <p>{reportedBy} people reported this; yours is added.</p>}
    </div>
  )
}
