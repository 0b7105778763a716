import { isCorrectable, type ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import { type KindView, kindViewOf } from '#shared/values/kinds.tsx'

interface FieldWords {
  /** What is wrong, as people choose it. */
  readonly label: string
  readonly question: string
  /** Where nothing is on file: "No public list states a phone for this office." */
  readonly missing: string
  readonly hint?: string
  /** For a value: the choice of a reporter who does not know what is right. */
  readonly onlyWrong: string
  /** How that choice is described afterwards. */
  readonly wrong: string
}

export interface ReportField extends FieldWords {
  /** Typed like the column's kind. */
  readonly type: KindView['input']
}

const plain = {
  question: 'What should it say?',
  missing: 'No public list states it.',
  onlyWrong: 'I only know that it is wrong',
  wrong: 'Wrong, and nobody said what is right',
} as const
/** For mistakes that concern no single value. */
const fields = { ...plain, missing: 'No single value says it.' } as const
const day = { ...plain, question: 'Which day should it say?' } as const

/** In the order in which they are offered. */
const fieldWords: Readonly<Record<ReportableId, FieldWords>> = {
  'eo.phone': {
    ...plain,
    label: 'Own office phone',
    missing: 'No public list states a phone for this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this number is wrong',
    wrong: 'Wrong number',
  },
  'office.phone': {
    ...plain,
    label: 'Office line, whoever holds the office',
    missing: 'No list states a line of this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this number is wrong',
    wrong: 'Wrong number',
  },
  'eo.second_phone': {
    ...plain,
    label: 'Second office phone',
    missing: 'No public list states a second phone.',
    hint: officesOnly,
    onlyWrong: 'I only know that this number is wrong',
    wrong: 'Wrong number',
  },
  'eo.email': {
    ...plain,
    label: 'Own e-mail',
    missing: 'No public list states an e-mail for this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this e-mail is wrong',
    wrong: 'Wrong e-mail',
  },
  'stats.address': {
    ...plain,
    label: 'Office address',
    missing: 'No public list states an address of this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this address is wrong',
    wrong: 'Wrong address',
  },
  'office.email': {
    ...plain,
    label: 'E-mail of the office, whoever holds it',
    missing: 'No list states an e-mail of this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this e-mail is wrong',
    wrong: 'Wrong e-mail',
  },
  'office.address': {
    ...plain,
    label: 'Address of the office, whoever holds it',
    missing: 'No list states an address of this office.',
    hint: officesOnly,
    onlyWrong: 'I only know that this address is wrong',
    wrong: 'Wrong address',
  },
  'office.website': { ...plain, label: 'Website of the office', missing: 'No list states a website of this office.' },
  'eo.name': { ...plain, label: 'Name or spelling' },
  'eo.term_end': {
    ...day,
    label: 'Left office',
    question: 'On which day did they leave?',
    missing: 'No public list states when the term ends.',
    onlyWrong: 'They have left, and I do not know the day',
    wrong: 'Left office, on a day that nobody said',
  },
  'party.name': { ...plain, label: 'Party' },
  'jurisdictionoffice.next_primary': { ...day, label: 'Next primary' },
  'jurisdictionoffice.next_general': { ...day, label: 'Next general election' },
  'eo.since': { ...day, label: 'In office since' },
  'eo.gender': { ...plain, label: 'Gender' },
  'eo.ethnicity': { ...plain, label: 'Ethnicity' },
  wrong_person: { ...fields, label: 'Wrong person', question: 'Who holds the office, if you know?' },
  wrong_district: { ...fields, label: 'Wrong district', question: 'Which district is it, if you know?' },
  something_else: { ...fields, label: 'Something else', question: 'What is wrong, and what is right?' },
}

/** In the order in which they are offered. */
export const reportableFields = Object.keys(fieldWords) as readonly ReportableId[]
/** What can be reported about an official. */
export const reportFields = Object.fromEntries(
  reportableFields.map((id) => [id, { ...fieldWords[id], type: isCorrectable(id) ? kindViewOf(id).input : 'text' }]),
) as Readonly<Record<ReportableId, ReportField>>
/** The choice at first: the value that changes most often. */
export const firstOffered = 'eo.phone' satisfies ReportableId
export const correctableFields = reportableFields.filter(isCorrectable)
