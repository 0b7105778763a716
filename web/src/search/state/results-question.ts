import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { searchPlaces } from '@atlas/contract/endpoints/places/places.ts'
import type { SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import type { Question } from '#shared/api/question.ts'

/** A page of what is found. */
export function resultsQuestion(
  request: SearchRequestInput,
  subject: SubjectId,
): Question<typeof searchOfficials | typeof searchPlaces> {
  return [subject === 'place' ? searchPlaces : searchOfficials, { body: request }]
}
