import { longestCorrectionNote, longestCorrectionSource } from '@atlas/contract/endpoints/corrections.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { FieldChoice } from '#report/FieldChoice.tsx'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { keepDraft, type ReportDraft } from '#report/report-draft.ts'
import styles from '#report/ReportDialog.module.css'
import { reportableFields, reportFields } from '#report/report-fields.ts'
import type { ReportedOfficial } from '#report/reported-official.ts'
import { RightValue } from '#report/RightValue.tsx'
import { ValueNow } from '#report/ValueNow.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import fieldLook from '#ui/look/field.module.css'

interface ReportFormProps {
  readonly id: string
  readonly userId: string
  readonly official: ReportedOfficial
  readonly draft: ReportDraft
  readonly onChange: (draft: ReportDraft) => void
  readonly errors: { readonly [Name in 'value' | 'seenWhere' | 'note']: string | undefined }
  readonly refusal: string | null
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
  readonly onSend: () => void
}

export function ReportForm({ id, userId, official, draft, onChange, errors, refusal, sent, onSend }: ReportFormProps) {
  const prefix = useId()
  const [wasSent, setWasSent] = useState(false)
  const { columnId } = draft
  const field = reportFields[columnId]
  const isElse = columnId === 'something_else'
  const isEmpty = (isElse ? draft.note : draft.value).trim() === ''
  const empty = wasSent && isEmpty ? (isElse ? 'Say what is wrong' : 'Enter what is right') : undefined
  const change = (part: Partial<ReportDraft>) => {
    const next = { ...draft, ...part }
    keepDraft(userId, official.id, next)
    onChange(next)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (isEmpty) document.getElementById(`${prefix}said`)?.focus()
    else onSend()
  }
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <FieldChoice
        id={`${prefix}what`}
        label="What is wrong?"
        officialId={official.id}
        options={reportableFields}
        value={columnId}
        onChange={(next) => change({ columnId: next, value: '' })}
      />
      {!isElse && <ValueNow officialId={official.id} columnId={columnId} />}
      {!isElse && (
        <RightValue
          // A phone number is no e-mail address.
          key={columnId}
          id={`${prefix}said`}
          field={field}
          value={draft.value}
          error={empty ?? errors.value}
          onChange={(value) => change({ value })}
        />
      )}
      {isElse && (
        <InWords
          id={`${prefix}said`}
          value={draft.note}
          error={empty ?? errors.note}
          onChange={(note) => change({ note })}
        />
      )}
      <SeenWhere value={draft.seenWhere} error={errors.seenWhere} onChange={(seenWhere) => change({ seenWhere })} />
      {!isElse && <Remark value={draft.note} error={errors.note} onChange={(note) => change({ note })} />}
      <p className={fieldLook.hint}>An administrator of your organization checks it. You get an e-mail either way.</p>
      {refusal !== null && <Refusal reason={refusal} />}
      <SendTrouble sent={sent} />
    </form>
  )
}

/** What no single value says. */
function InWords({ id, value, error, onChange }: SeenWhereProps & { readonly id: string }) {
  return (
    <TextAreaField
      id={id}
      label={reportFields.something_else.question}
      rows={4}
      maxLength={longestCorrectionNote}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Remark({ value, error, onChange }: SeenWhereProps) {
  return (
    <TextField
      label="Anything to add? (optional)"
      autoComplete="off"
      maxLength={longestCorrectionNote}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface SeenWhereProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function SeenWhere({ value, error, onChange }: SeenWhereProps) {
  return (
    <TextField
      label="Where did you see it?"
      placeholder="Web address, letter, or who told you"
      hint="A source gets it checked sooner. You can leave it empty."
      autoComplete="off"
      maxLength={longestCorrectionSource}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Refusal({ reason }: { readonly reason: string }) {
  return (
    <p className={fieldLook.error} role="alert">
      <span>Your report was not sent, and is kept here. {reason}</span>
    </p>
  )
}
