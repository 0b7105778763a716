import { type SubjectId, subjects } from '@atlas/contract/catalogue/subject.ts'

/** "official" beside 1, "places" beside 1,204. */
export function nounOf(subject: SubjectId, count: number): string {
  const { one, several } = subjects[subject]
  return count === 1 ? one : several
}
