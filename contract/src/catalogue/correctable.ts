import type { StatedColumnId } from '#catalogue/columns.ts'

const workedOut = 'the atlas works it out from other values'
const inTheName = 'it is corrected with the whole name'
const ofTheSeat = 'it is of the office or its seat, whoever holds it'
const ofReturns = 'it is read from election returns'

/**
 * The columns whose values people can report and administrators can set: those that people know better than last year's
 * list. For every other column, why not. Values of a jurisdiction do not belong to a single official.
 */
const isCorrectedById = {
  'eo.name': true,
  'eo.phone': true,
  'eo.email': true,
  'eo.second_phone': true,
  'office.phone': true,
  'office.email': true,
  'office.address': true,
  'office.website': true,
  'stats.address': true,
  'eo.term_end': true,
  'eo.since': true,
  'eo.gender': true,
  'eo.ethnicity': true,
  'party.name': true,
  'jurisdictionoffice.next_primary': true,
  'jurisdictionoffice.next_general': true,
  'eo.second_phone_of': 'it is told with the number',
  'office.contact_name': 'the atlas names it after the office',
  'office.contact_as_of': 'it is the day of the source',
  'eo.id': 'it is given by the atlas',
  'eo.openstates_id': 'it is given by Open States',
  'eo.added': 'it is given by the atlas',
  'eo.as_of': 'it is the day of the source',
  'eo.age': 'dates of birth are not reported',
  'eo.first': inTheName,
  'eo.middle': inTheName,
  'eo.last': inTheName,
  'eo.suffix': inTheName,
  'office.name': ofTheSeat,
  'office.type': ofTheSeat,
  'office.level': ofTheSeat,
  'jurisdictionoffice.term_length': ofTheSeat,
  'jurisdictionoffice.next_election': workedOut,
  'stats.result_pending': workedOut,
  'eo.elected': ofReturns,
  'eo.takes_office': ofReturns,
  'stats.incumbent_election_year': ofReturns,
  'stats.incumbent_election%': ofReturns,
  'stats.last_election': ofReturns,
  'stats.last_election_date': ofReturns,
  'stats.last_election_candidates': ofReturns,
  'stats.last_election_margin%': ofReturns,
} as const satisfies Record<StatedColumnId, true | string>

type Corrected = typeof isCorrectedById
export type CorrectableId = { [Id in keyof Corrected]: Corrected[Id] extends true ? Id : never }[keyof Corrected]
export const correctableIds = Object.entries(isCorrectedById).flatMap(([id, is]) =>
  is === true ? [id as CorrectableId] : [],
) as [CorrectableId, ...CorrectableId[]]

/** Mistakes that no single value puts right. The first two say by themselves what is wrong. */
export const somethingElse = 'something_else'
export const reportableIds = [...correctableIds, 'wrong_person', 'wrong_district', somethingElse] as const
export type ReportableId = (typeof reportableIds)[number]

export function isCorrectable(id: string): id is CorrectableId {
  return (correctableIds as readonly string[]).includes(id)
}
