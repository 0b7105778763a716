/** What a search finds, a row each. The catalogue says which columns each subject has (columns-of.ts). */
export const subjects = {
  official: { one: 'official', several: 'officials', idColumn: 'eo.id', nameColumn: 'eo.name' },
  place: { one: 'place', several: 'places', idColumn: 'place.id', nameColumn: 'place.name' },
} as const
export type SubjectId = keyof typeof subjects
export const subjectIds = Object.keys(subjects) as [SubjectId, ...SubjectId[]]
