import { columnIds } from '@atlas/contract/catalogue/columns.ts'

const machineWords: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the name of a file', /\b[\w-]+\.(csv|ya?ml|json|xlsx?|zip|txt|md|ts)\b/i],
  ['a name of a program', /\b[a-z0-9]+_[a-z0-9_]+\b/i],
  ['a setting', /\b[A-Z]{3,}=/],
  ['a day that is written as a program writes it', /\b\d{4}-\d\d\b/],
  ['a word of the project', /\b(mirror|confidence|null|undefined|not stated|not found)\b/i],
]

/** What in a text is for programs and not for people; null where it reads as a sentence does. */
export function machineWordIn(text: string): string | null {
  const id = columnIds.find((each) => new RegExp(`(^|\\s)${RegExp.escape(each)}(?!\\w)`).test(text))
  if (id !== undefined) return `the column ${id}`
  const found = machineWords.find(([, pattern]) => pattern.test(text))
  if (found) return found[0]
  // "statute; general knowledge" is a list of remarks; a clause of a sentence has a verb and what goes with it.
  const clauses = text.includes(';') ? text.split(';') : []
  return clauses.some((clause) => clause.trim().split(/\s+/).length < 3) ? 'a list of remarks' : null
}
