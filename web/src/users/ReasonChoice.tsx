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

/** What the email says of why somebody is rejected. */
export function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  return <RadioCards legend="What the email says" isLegendVisible choices={choices} value={value} onChange={onChange} />
}

/** As the request names it. */
export function reasonIn(reason: GivenReason) {
  return reason === 'none' ? {} : { reason }
}
