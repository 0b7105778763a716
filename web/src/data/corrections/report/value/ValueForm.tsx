import { type CorrectableId, isCorrectable, type ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { usePresenter } from '#shared/api/settings.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { FieldChoice } from '#data/corrections/report/FieldChoice.tsx'
import { openReport } from '#data/corrections/report/open-report.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { correctableFields, firstOffered, reportFields } from '#data/corrections/report/report-fields.ts'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import { RightValue } from '#data/corrections/report/RightValue.tsx'
import { SourceAndDay } from '#data/corrections/report/SourceAndDay.tsx'
import type { ValueDraft } from '#data/corrections/report/value/use-set-value.ts'
import { ValueNow } from '#data/corrections/report/ValueNow.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

interface ValueFormProps {
  readonly id: string
  readonly official: ReportedOfficial
  readonly columnId: ReportableId | undefined
  readonly errors: { readonly [Name in 'value' | 'source' | 'asOf']: string | undefined }
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
  readonly onSend: (draft: ValueDraft) => void
}

/** The present value, the new one, and the source and the day that will be shown with it. */
export function ValueForm({ id, official, columnId: first, errors, sent, onSend }: ValueFormProps) {
  const prefix = useId()
  const presenter = usePresenter()
  const [columnId, setColumnId] = useState<CorrectableId>(first && isCorrectable(first) ? first : firstOffered)
  const [value, setValue] = useState('')
  const [source, setSource] = useState('')
  const [asOf, setAsOf] = useState(() => localDay(new Date()))
  const [wasSent, setWasSent] = useState(false)
  const missing = (text: string) => wasSent && text.trim() === ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (value.trim() === '') document.getElementById(`${prefix}value`)?.focus()
    else if (source.trim() === '') document.getElementById(`${prefix}source`)?.focus()
    else onSend({ columnId, value, source, asOf })
  }
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <FieldChoice
        id={`${prefix}which`}
        label="Which value?"
        officialId={official.id}
        options={correctableFields}
        value={columnId}
        onChange={(next) => {
          setColumnId(next)
          setValue('')
        }}
      />
      <ValueNow officialId={official.id} columnId={columnId} />
      <RightValue
        // A phone number is no e-mail address.
        key={columnId}
        id={`${prefix}value`}
        field={reportFields[columnId]}
        value={value}
        error={missing(value) ? 'Enter what is right' : errors.value}
        onChange={setValue}
      />
      <SourceAndDay
        sourceId={`${prefix}source`}
        source={source}
        asOf={asOf}
        errors={{ source: missing(source) ? 'A value needs a source.' : errors.source, asOf: errors.asOf }}
        onSource={setSource}
        onDay={setAsOf}
      />
      <p className={fieldLook.hint}>
        Everybody sees it at once, marked as set by {presenter}. The public value stays beneath it and comes back if you
        take yours out.
      </p>
      <ToSuccessor official={official} />
      <SendTrouble sent={sent} />
    </form>
  )
}

/** A change of the person in office cannot be stated as a single value. */
function ToSuccessor({ official }: Pick<ValueFormProps, 'official'>) {
  return (
    <p>
      <button
        type="button"
        className={buttonLook.link}
        aria-haspopup="dialog"
        onClick={() => openReport({ official }, 'successor')}
      >
        Somebody else holds this office now
      </button>
    </p>
  )
}
