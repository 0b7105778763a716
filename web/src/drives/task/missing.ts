import type { Answers, AnswerSource, ResultAnswer } from '@atlas/contract/endpoints/drives/answers.ts'
import { filledAnswers } from '#drives/form/answers.ts'
import { type AnswerErrors, lineKey, officialKey, resultKey, seatKey } from '#drives/task/item-errors.ts'

const sourceSentence = 'Say where your answers come from.'

/** What answers cannot do without, before they are sent: the server looks at all else. */
export function missingIn(answers: Answers): AnswerErrors {
  const { source, seats, officials, lines, results } = filledAnswers(answers)
  const items = [
    ...seats.map((seat) => ({ key: seatKey(seat.id), ...seat })),
    ...officials.map((official) => ({ key: officialKey(official.official_id), ...official })),
    ...lines.map((line) => ({ key: lineKey(line.id), ...line })),
    ...results.map(({ seat_id: id }) => ({ key: resultKey(id), source: null, not_found: null })),
  ]
  // That something was not found out is said of nothing that could be looked up.
  const needsWhole = items.some(({ source: own, not_found: notFound }) => own === null && notFound === null)
  return new Map([
    ...results.flatMap((result) => missingOfResult(result)),
    ...(needsWhole ? missingOf(source).map(([field, why]) => [`source:${field}`, why] as const) : []),
    ...items.flatMap(({ key, source: own }) =>
      own ? missingOf(own).map(([field, why]) => [`${key}:source.${field}`, why] as const) : [],
    ),
  ])
}

export function missingOfResult({ seat_id: id, outcome, name }: ResultAnswer): (readonly [string, string])[] {
  return outcome === 'new' && name.trim() === '' ? [[`${resultKey(id)}:name`, 'Enter the name of the winner.']] : []
}

function missingOf(source: AnswerSource | null): (readonly [field: string, why: string])[] {
  if (!source) return [['kind', sourceSentence]]
  if (source.kind === 'call')
    return [
      ...(source.day === null ? [['day', 'Say on which day you called.'] as const] : []),
      ...(source.office.trim() === '' ? [['office', 'Say which office you spoke with.'] as const] : []),
    ]
  if (source.kind === 'web' && source.address.trim() === '') return [['address', 'Enter the address of the page.']]
  return source.kind === 'document' && source.title.trim() === '' ? [['title', 'Say which document it is.']] : []
}
