import { type CorrectableId, isCorrectable, somethingElse } from '@atlas/contract/catalogue/correctable.ts'
import { longestCorrectionNote, longestCorrectionSource } from '@atlas/contract/endpoints/data/corrections.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { FieldChoice } from '#data/corrections/report/FieldChoice.tsx'
import { saveDraft, type ReportDraft } from '#data/corrections/report/report-draft.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { reportableFields, reportFields } from '#data/corrections/report/report-fields.ts'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import { RightValue } from '#data/corrections/report/RightValue.tsx'
import { ValueNow } from '#data/corrections/report/ValueNow.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { TextAreaField } from '#shared/ui/form/TextAreaField.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface ReportFormProps {
  readonly id: string
  readonly userId: string
  readonly official: ReportedOfficial
  readonly draft: ReportDraft
  readonly onChange: (draft: ReportDraft) => void
  readonly errors: { readonly [Name in 'value' | 'seenWhere' | 'note']: string | undefined }
  readonly refusal: string | null
  readonly onSend: () => void
}

export function ReportForm({ id, userId, official, draft, onChange, errors, refusal, onSend }: ReportFormProps) {
  const prefix = useId()
  const [wasSent, setWasSent] = useState(false)
  const { columnId } = draft
  const missing = missingOf(draft)
  const empty = wasSent ? missing : undefined
  const change = (changes: Partial<ReportDraft>) => {
    const next = { ...draft, ...changes }
    saveDraft(userId, official.id, next)
    onChange(next)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (missing) document.getElementById(`${prefix}said`)?.focus()
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
        onChange={(next) => change({ columnId: next, value: '', isOnlyWrong: false })}
      />
      {isCorrectable(columnId) ? (
        <ValueAndRight
          id={`${prefix}said`}
          officialId={official.id}
          columnId={columnId}
          draft={draft}
          error={empty ?? errors.value}
          onChange={change}
        />
      ) : (
        <InWords
          id={`${prefix}said`}
          question={reportFields[columnId].question}
          value={draft.note}
          error={empty ?? errors.note}
          onChange={(note) => change({ note })}
        />
      )}
      <SeenWhere value={draft.seenWhere} error={errors.seenWhere} onChange={(seenWhere) => change({ seenWhere })} />
      {isCorrectable(columnId) && (
        <Remark value={draft.note} error={errors.note} onChange={(note) => change({ note })} />
      )}
      <p className={fieldLook.hint}>An administrator of the atlas checks it. You get an e-mail either way.</p>
      {refusal !== null && <Refusal reason={refusal} />}
    </form>
  )
}

interface ValueAndRightProps {
  readonly id: string
  readonly officialId: number
  readonly columnId: CorrectableId
  readonly draft: ReportDraft
  readonly error: string | undefined
  readonly onChange: (changes: Partial<ReportDraft>) => void
}

/** The value that everybody reads now, and the right one where the reporter knows it. */
function ValueAndRight({ id, officialId, columnId, draft, error, onChange }: ValueAndRightProps) {
  const field = reportFields[columnId]
  return (
    <>
      <ValueNow officialId={officialId} columnId={columnId} />
      {!draft.isOnlyWrong && (
        <RightValue
          // A phone number is no e-mail address.
          key={columnId}
          id={id}
          field={field}
          value={draft.value}
          error={error}
          onChange={(value) => onChange({ value })}
        />
      )}
      <Checkbox
        checked={draft.isOnlyWrong}
        onChange={({ target }) => onChange({ isOnlyWrong: target.checked, value: '' })}
      >
        {field.onlyWrong}
      </Checkbox>
    </>
  )
}

/**
 * What is missing from a report: the right value, or some words about what is wrong; undefined where it is complete.
 */
function missingOf({ columnId, isOnlyWrong, value, note }: ReportDraft): string | undefined {
  if (columnId === somethingElse) return note.trim() === '' ? 'Say what is wrong' : undefined
  const isAsking = isCorrectable(columnId) && !isOnlyWrong
  return isAsking && value.trim() === '' ? 'Enter what is right, or tick that you only know it is wrong' : undefined
}

/** For mistakes that concern no single value. */
function InWords({
  id,
  question,
  value,
  error,
  onChange,
}: SeenWhereProps & { readonly id: string; readonly question: string }) {
  return (
    <TextAreaField
      id={id}
      label={question}
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
