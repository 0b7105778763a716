import { longestCorrectValue } from '@atlas/contract/endpoints/data/corrections.ts'
import type { ReportField } from '#data/corrections/report/report-fields.ts'
import { TextField } from '#shared/ui/form/TextField.tsx'

interface RightValueProps {
  readonly id: string
  readonly field: ReportField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The right value, in a field that suits the kind of its column. */
export function RightValue({ id, field: { question, type, hint }, value, error, onChange }: RightValueProps) {
  return (
    <TextField
      id={id}
      label={question}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'tel' || type === 'email' ? type : undefined}
      autoComplete="off"
      maxLength={longestCorrectValue}
      hint={hint}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
