import { longestOfficialText } from '@atlas/contract/endpoints/data/own-official.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { fieldChoicesQuery } from '#shared/api/choices.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import type { DraftField, OfficialDraft } from '#data/corrections/report/official/official-draft.ts'
import { type PersonField, personFields } from '#data/corrections/report/official/person-fields.ts'
import type { Refusals } from '#data/corrections/report/official/refusals.ts'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { SourceAndDay } from '#data/corrections/report/SourceAndDay.tsx'
import { SelectField } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

interface OfficialFormProps {
  readonly id: string
  readonly seat: SubmittedSeat
  readonly draft: OfficialDraft
  readonly onChange: (draft: OfficialDraft) => void
  readonly refusals: Refusals
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
  readonly onSend: () => void
}

/** Who holds the office: the few fields that matter, and their source. */
export function OfficialForm({ id, seat, draft, onChange, refusals, sent, onSend }: OfficialFormProps) {
  const prefix = useId()
  const isNonpartisan = useIsNonpartisan()
  const [wasSent, setWasSent] = useState(false)
  const empty: Refusals = wasSent ? missingIn(draft, seat) : {}
  const errors = { ...refusals, ...empty }
  const change = (field: DraftField) => (value: string) => onChange({ ...draft, [field]: value })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasSent(true)
    const [first] = Object.keys(missingIn(draft, seat))
    if (first) document.getElementById(prefix + first)?.focus()
    else onSend()
  }
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      {seat.place && <Office prefix={prefix} draft={draft} errors={errors} change={change} />}
      {seat.place?.hasParts && (
        <District prefix={prefix} of={seat.place.name} draft={draft} errors={errors} change={change} />
      )}
      {seat.open?.severalOf && (
        <District prefix={prefix} of={seat.open.severalOf} draft={draft} errors={errors} change={change} />
      )}
      {personFields
        .filter(({ id: field }) => !(isNonpartisan && field === 'party'))
        .map((field) => (
          <Person key={field.id} id={prefix + field.id} field={field} draft={draft} errors={errors} change={change} />
        ))}
      <SourceAndDay
        sourceId={`${prefix}source`}
        source={draft.source}
        asOf={draft.as_of}
        errors={{ source: errors.source, asOf: errors.as_of }}
        onSource={change('source')}
        onDay={change('as_of')}
      />
      {errors.whole && (
        <p className={fieldLook.error} role="alert">
          <span>{errors.whole}</span>
        </p>
      )}
      <SendTrouble sent={sent} />
    </form>
  )
}

function missingIn({ name, office, source }: OfficialDraft, { place }: SubmittedSeat): Refusals {
  return {
    ...(place && office === '' ? { office: 'Choose the office.' } : {}),
    ...(name.trim() === '' ? { name: 'Enter the name.' } : {}),
    ...(source.trim() === '' ? { source: 'An official needs a source.' } : {}),
  }
}

interface FieldsProps {
  readonly draft: OfficialDraft
  readonly errors: Refusals
  readonly change: (field: DraftField) => (value: string) => void
}

interface SeatProps extends FieldsProps {
  readonly prefix: string
}

/** Which office of the place; new offices are added with a spreadsheet. */
function Office({ prefix, draft, errors, change }: SeatProps) {
  const { data } = useQuery(fieldChoicesQuery('office.name'))
  // An office without a holder on file is not among the choices of the search, but it is just the one whose holder is
  // missing.
  const names = new Set([...Object.keys(offices), ...(data?.values.map(({ label }) => label) ?? [])])
  return (
    <SelectField
      id={`${prefix}office`}
      label="Office"
      placeholder="Choose the office"
      options={[...names].toSorted()}
      value={draft.office}
      error={errors.office}
      onChange={({ target }) => change('office')(target.value)}
    />
  )
}

function District({ prefix, of, draft, errors, change }: SeatProps & { readonly of: string }) {
  return (
    <TextField
      id={`${prefix}district`}
      label="District (optional)"
      hint={`Where the office is of a part of ${of}: its number or name.`}
      autoComplete="off"
      maxLength={100}
      value={draft.district}
      error={errors.district}
      onChange={({ target }) => change('district')(target.value)}
    />
  )
}

interface PersonProps extends FieldsProps {
  readonly id: string
  readonly field: PersonField
}

function Person({ id, field: { id: field, label, type, hint }, draft, errors, change }: PersonProps) {
  return (
    <TextField
      id={id}
      label={label}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'tel' || type === 'email' ? type : undefined}
      autoComplete="off"
      maxLength={longestOfficialText}
      hint={hint}
      value={draft[field]}
      error={errors[field]}
      onChange={({ target }) => change(field)(target.value)}
    />
  )
}
