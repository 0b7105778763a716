import { type OfficialField, officialFields } from '@atlas/contract/endpoints/data/own-official.ts'
import { type ReportField, reportFields } from '#data/corrections/report/report-fields.ts'

export interface PersonField extends Pick<ReportField, 'type' | 'hint'> {
  readonly id: OfficialField
  readonly label: string
}

const labels: Readonly<Record<OfficialField, string>> = {
  name: 'Name',
  party: 'Party (optional)',
  phone: 'Office phone (optional)',
  email: 'Office e-mail (optional)',
  address: 'Office address (optional)',
  since: 'In office since (optional)',
  term_end: 'Term ends (optional)',
}

/** What is asked of a person, in the order of the form. */
export const personFields: readonly PersonField[] = (Object.keys(officialFields) as OfficialField[]).map((id) => {
  const { type, hint } = reportFields[officialFields[id]]
  return { id, label: labels[id], type, ...(hint && { hint }) }
})
