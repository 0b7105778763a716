import type { FixId, MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'

/** Decisions as they change the answers: each takes the place of the one before it. */

export function chooseColumn(index: number, column: string | null): ChangeAnswers {
  return (answers) => ({
    ...answers,
    columns: [...answers.columns.filter((each) => each.place !== index), { place: index, column }],
    // What was asked of the column that it was taken for before says nothing of another.
    values: answers.values.filter((each) => each.place !== index),
    fixes: answers.fixes.filter((each) => each.place !== index),
  })
}

export function chooseForAll(column: string, answer: string | null): ChangeAnswers {
  return (answers) => ({
    ...answers,
    for_all: [
      ...answers.for_all.filter((each) => each.column !== column),
      ...(answer === null ? [] : [{ column, answer }]),
    ],
  })
}

export function chooseFix(index: number, fix: FixId, isUsed: boolean): ChangeAnswers {
  return (answers) => ({
    ...answers,
    fixes: [
      ...answers.fixes.filter((each) => each.place !== index || each.fix !== fix),
      ...(isUsed ? [{ place: index, fix }] : []),
    ],
  })
}

export type ValueAnswers = ReadonlyMap<string, string>

export function answerQuestion(
  index: number,
  { kind: question, items }: MatchingQuestion,
  answered: ValueAnswers,
): ChangeAnswers {
  const request = new Set(items.map(({ value }) => value))
  return (answers) => ({
    ...answers,
    values: [
      ...answers.values.filter(
        (each) => each.place !== index || each.question !== question || !request.has(each.value),
      ),
      ...Array.from(answered, ([value, answer]) => ({ place: index, question, value, answer })),
    ],
  })
}

/** Another sheet has other columns: what was decided of those of the one before is void. */
export function chooseSheet(sheet: string | null): ChangeAnswers {
  return ({ scope, remember }) => ({
    sheet,
    columns: [],
    for_all: [],
    values: [],
    fixes: [],
    scope,
    seats: [],
    other_seats: null,
    remember,
  })
}
