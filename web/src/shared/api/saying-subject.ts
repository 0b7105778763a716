import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

/** What a question is about, as it is said: officials are meant without a word. */
export function sayingSubject(subject: SubjectId): { subject?: SubjectId } {
  return subject === 'official' ? {} : { subject }
}
