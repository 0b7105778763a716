import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ResultSeat } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { AnswerRow } from '#drives/form/answer-row.ts'
import { resultAnswer, withResult } from '#drives/form/answers.ts'
import { answerText } from '#drives/form/result-words.ts'

/** How an election went, beside whoever is on file: a name can be changed, the rest is taken or left open. */
export function rowsOfResult({ seat_id: id, office, area, holder }: ResultSeat, answers: Answers): AnswerRow[] {
  const answer = resultAnswer(answers, id)
  if (!answer) return []
  const isNew = answer.outcome === 'new'
  return [
    {
      key: `result:${id}`,
      title: `${office}, ${area}`,
      what: 'Election result',
      before: holder?.name ?? null,
      now: isNew ? answer.name : answerText(answer),
      note: isNew ? answerText({ ...answer, name: '' }) : '',
      source: answers.source,
      kind: isNew ? 'value' : answer.outcome === 're_elected' ? 'still_right' : 'not_found',
      field: isNew ? 'name' : null,
      holder: null,
      change: (all, value) => withResult(all, id, value === '' ? null : { ...answer, name: value }),
    },
  ]
}
