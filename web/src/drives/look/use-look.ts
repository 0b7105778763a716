import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ConflictDecision, Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useState } from 'react'
import type { AnswerRow } from '#drives/form/answer-row.ts'
import { answerRows } from '#drives/form/answer-rows.ts'
import { noAnswers } from '#drives/form/answers.ts'
import { type Mark, type Marks, noMarks, withDecision } from '#drives/look/marks.ts'

/** What a second person has made of the answers so far; nothing of it is sent before all is. */
export function useLook(task: Task) {
  const [answers, setAnswers] = useState<Answers>(task.answers ?? noAnswers)
  const [marks, setMarks] = useState<Marks>(noMarks)
  const [decisions, setDecisions] = useState<readonly ConflictDecision[]>([])
  const mark = (key: string, next: Mark | null) => {
    const { [key]: _, ...others } = marks
    setMarks(next === null ? others : { ...others, [key]: next })
  }
  return {
    rows: answerRows(task, answers),
    answers,
    marks,
    decisions,
    mark,
    change: (row: AnswerRow, value: string) => {
      setAnswers(row.change(answers, value))
      mark(row.key, 'accepted')
    },
    decide: (decision: ConflictDecision) => setDecisions(withDecision(decisions, decision)),
  }
}
