import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { SourceErrors } from '#drives/form/SourceFields.tsx'

/** What is wrong with answers: "line:12:phone" → its sentence; "source:day" of the source of the whole form. */
export type AnswerErrors = ReadonlyMap<string, string>

export const noErrors: AnswerErrors = new Map()

export function seatKey(id: string): string {
  return `seat:${id}`
}

export function officialKey(id: number): string {
  return `official:${id}`
}

export function lineKey(id: string): string {
  return `line:${id}`
}

export function resultKey(id: string): string {
  return `result:${id}`
}

/** The server names answers by their place in what was sent. */
const pathOfAnswer = /^(?:answers\.)?(seats|officials|lines|results)\.(\d+)(?:\.(.+))?$/
const pathOfSource = /^(?:answers\.)?source(?:\.(.+))?$/

export function errorsOf(
  errors: readonly { readonly path: string; readonly message: string }[],
  answers: Answers,
): AnswerErrors {
  return new Map(
    errors.flatMap(({ path, message }) => {
      const key = keyOf(path, answers)
      return key === null ? [] : [[key, message] as const]
    }),
  )
}

function keyOf(path: string, answers: Answers): string | null {
  const [isSource, field] = pathOfSource.exec(path) ?? []
  if (isSource !== undefined) return `source:${field ?? 'kind'}`
  const [, list, index, rest = ''] = pathOfAnswer.exec(path) ?? []
  const at = Number(index)
  const key = {
    seats: () => answers.seats[at] && seatKey(answers.seats[at].id),
    officials: () => answers.officials[at] && officialKey(answers.officials[at].official_id),
    lines: () => answers.lines[at] && lineKey(answers.lines[at].id),
    results: () => answers.results[at] && resultKey(answers.results[at].seat_id),
  }
  const item = list === undefined ? undefined : key[list as keyof typeof key]()
  return item === undefined ? null : `${item}:${rest}`
}

/** Those of one item, by the rest of their names: "people.0.name", "phone", "source.day". */
export function errorsIn(errors: AnswerErrors, key: string): Readonly<Partial<Record<string, string>>> {
  const start = `${key}:`
  return Object.fromEntries(
    Array.from(errors).flatMap(([name, message]) =>
      name.startsWith(start) ? [[name.slice(start.length), message]] : [],
    ),
  )
}

/** Of an item that names a source of its own. */
export function sourceErrorsIn(errors: Readonly<Partial<Record<string, string>>>): SourceErrors {
  return {
    kind: errors['source'],
    day: errors['source.day'],
    office: errors['source.office'],
    address: errors['source.address'],
    title: errors['source.title'],
  } as SourceErrors
}

/** Whoever types mends: what was wrong with this item is not said any more. */
export function withoutErrorsOf(errors: AnswerErrors, key: string): AnswerErrors {
  const start = `${key}:`
  return new Map(Array.from(errors).filter(([name]) => !name.startsWith(start)))
}
