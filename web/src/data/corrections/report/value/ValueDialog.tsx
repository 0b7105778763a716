import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { useState } from 'react'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { aboutOf, type ReportDialogProps } from '#data/corrections/report/reported-official.ts'
import { WasSet } from '#data/corrections/report/value/WasSet.tsx'
import { useSetValue } from '#data/corrections/report/value/use-set-value.ts'
import { ValueForm } from '#data/corrections/report/value/ValueForm.tsx'
import { DialogButtons, DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

const formId = 'set-a-value'

/** Sets a single value of an official for everybody, with its source and its day. */
export function ValueDialog({ official, columnId, ...dialog }: ReportDialogProps) {
  const [set, setSet] = useState<Correction | null>(null)
  const { setting, errors } = useSetValue(official.id, setSet)
  return (
    <QuestionDialog
      {...dialog}
      title="Edit a value"
      footer={
        set ? (
          <DialogClose isPrimary>Done</DialogClose>
        ) : (
          <DialogButtons form={formId} isBusy={setting.isPending} busyText="Setting…">
            Set value
          </DialogButtons>
        )
      }
    >
      <p className={styles.about}>{aboutOf(official)}</p>
      {set ? (
        <WasSet correction={set} />
      ) : (
        <ValueForm
          id={formId}
          official={official}
          columnId={columnId}
          errors={errors}
          sent={setting}
          onSend={(draft) => !setting.isPending && setting.mutate(draft)}
        />
      )}
    </QuestionDialog>
  )
}
