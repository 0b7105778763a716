import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

/** The subject in a request; officials are the default and are not named. */
export function subjectParameter(subject: SubjectId): { subject?: SubjectId } {
  return subject === 'official' ? {} : { subject }
}
