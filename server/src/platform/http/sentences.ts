import type { core } from 'zod/mini'

type Issue = core.$ZodIssue

/** What a schema says when it has no words of its own. */
const wordless = 'Invalid input'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** What is wrong with one part of a request, as a sentence that names the part. */
export function sentence(issue: Issue): string {
  if (issue.message !== wordless) return issue.message
  const part = issue.path.map(String).join('.') || 'The request'
  return `${part} ${complaint(issue)}.`
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `has a part that is not known here: ${issue.keys.join(', ')}`
    case 'too_big':
      return `must be at most ${String(issue.maximum)}${measure(issue.origin)}`
    case 'too_small':
      return `must be at least ${String(issue.minimum)}${measure(issue.origin)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return 'is not in the form that is expected here'
    default:
      return 'is not a value that is taken here'
  }
}

function measure(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}
