import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { answerRows } from '#drives/form/answer-rows.ts'
import { sourceText } from '#drives/form/source-kinds.ts'

/** What was filled in, line by line, to be sent to somebody in a message. */
export function answersText(task: Pick<Task, 'seats' | 'lines' | 'results' | 'place'>, answers: Answers): string {
  const lines = answerRows(task, answers).map(
    ({ title, what, now, source }) => `${title}, ${what.toLowerCase()}: ${now} (${sourceText(source)})`,
  )
  return [task.place.name, ...lines].join('\n')
}
