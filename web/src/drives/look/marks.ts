import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ConflictDecision, TaskConflict } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { AnswerRow } from '#drives/form/answer-row.ts'
import { filledAnswers } from '#drives/form/answers.ts'

/** It is good, or it is left out and open again. */
export type Mark = 'accepted' | 'left'
/** By the keys of answers. */
export type Marks = Readonly<Partial<Record<string, Mark>>>

export const noMarks: Marks = {}

/** The answers without those that are left open; whoever has no name any more is left out whole. */
export function acceptedAnswers(rows: readonly AnswerRow[], marks: Marks, answers: Answers): Answers {
  const left = rows.filter(({ key }) => marks[key] === 'left')
  const without = left.reduce((all, row) => row.change(all, ''), answers)
  const seats = without.seats.map((seat) => ({
    ...seat,
    people: seat.people.filter(({ name }) => name.trim() !== ''),
  }))
  return filledAnswers({ ...without, seats })
}

export function conflictOf({ holder }: AnswerRow, conflicts: readonly TaskConflict[]): TaskConflict | undefined {
  return holder ? conflicts.find(({ id, name }) => id === holder.id && name === holder.name) : undefined
}

type Named = Pick<TaskConflict, 'id' | 'name'>

export function decisionAbout(conflict: Named, decisions: readonly ConflictDecision[]): ConflictDecision | undefined {
  return decisions.find(({ id, name }) => id === conflict.id && name === conflict.name)
}

export function withDecision(decisions: readonly ConflictDecision[], decision: ConflictDecision): ConflictDecision[] {
  return [...decisions.filter((each) => each !== decisionAbout(decision, decisions)), decision]
}
