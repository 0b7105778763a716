import { type RejectReason, rejectReasonIds, rejectReasons } from '@atlas/contract/rules/reject-reasons.ts'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'

export type GivenReason = RejectReason | 'none'

interface ReasonChoiceProps {
  readonly value: GivenReason
  readonly onChange: (value: GivenReason) => void
}

const choices = [
  { value: 'none' as const, label: 'Give no reason' },
  ...rejectReasonIds.map((value) => ({ value, label: rejectReasons[value] })),
]

/** The reason for a rejection in the email. */
export function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  return <RadioCards legend="What the email says" isLegendVisible choices={choices} value={value} onChange={onChange} />
}

/** The reason in the form of the request. */
export function reasonIn(reason: GivenReason) {
  return reason === 'none' ? {} : { reason }
}
