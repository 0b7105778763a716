import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { officesOnly } from '@atlas/contract/endpoints/corrections.ts'

export interface ReportField {
  /** What is wrong, as people choose it. */
  readonly label: string
  readonly question: string
  /** Where nothing is on file: "No public list states a phone for this office." */
  readonly missing: string
  readonly type: 'text' | 'tel' | 'email' | 'date'
  readonly hint?: string
}

const plain = { question: 'What should it say?', missing: 'No public list states it.', type: 'text' } as const
const day = { ...plain, question: 'Which day should it say?', type: 'date' } as const

/** What of an official can be reported, in the order in which it is offered. */
export const reportFields: Readonly<Record<ReportableId, ReportField>> = {
  'eo.phone': {
    ...plain,
    label: 'Phone',
    missing: 'No public list states a phone for this office.',
    type: 'tel',
    hint: officesOnly,
  },
  'eo.email': {
    ...plain,
    label: 'E-mail',
    missing: 'No public list states an e-mail for this office.',
    type: 'email',
    hint: officesOnly,
  },
  'stats.address': {
    ...plain,
    label: 'Office address',
    missing: 'No public list states an address of this office.',
    hint: officesOnly,
  },
  'eo.name': { ...plain, label: 'Name or spelling' },
  'eo.term_end': {
    ...day,
    label: 'Left office',
    question: 'On which day did they leave?',
    missing: 'No public list states when the term ends.',
  },
  'party.name': { ...plain, label: 'Party' },
  'jurisdictionoffice.next_primary': { ...day, label: 'Next primary' },
  'jurisdictionoffice.next_general': { ...day, label: 'Next general election' },
  'eo.since': { ...day, label: 'In office since' },
  'eo.gender': { ...plain, label: 'Gender' },
  'eo.ethnicity': { ...plain, label: 'Ethnicity' },
  something_else: { ...plain, label: 'Something else', question: 'What is wrong, and what is right?' },
}

/** In the order in which they are offered. */
export const reportableFields = Object.keys(reportFields) as readonly ReportableId[]
export const correctableFields = reportableFields.filter((id) => id !== 'something_else')
