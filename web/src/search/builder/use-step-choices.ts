import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { choicesQuery } from '#shared/api/choices.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { type Builder, picksOf, stepOf } from '#search/builder/builder.ts'
import { stepQuestion } from '#search/builder/step-question.ts'

export interface StepChoices {
  /** Null until they are known. */
  readonly choices: readonly CountedChoice[] | null
  readonly answer: NewestAnswer<unknown>
}

/** The choices of the current step that the selections of the earlier steps leave. */
export function useStepChoices(builder: Builder): StepChoices {
  const { columnId } = stepOf(builder)
  const picked = picksOf(builder, builder.step)
  // Selections on arrival are named in the request, so that they are listed even if no official is left. Later ticks
  // send no request, so that no box moves or disappears while somebody is about to press it.
  const [arrivedWith] = useState(picked)
  const { columns, filters } = useMemo(() => stepQuestion(builder, arrivedWith), [builder, arrivedWith])
  const answer = useNewestAnswer(useQuery(choicesQuery(columns, filters)))
  const choices = answer.reply?.[columnId]
  return { choices: choices ? withMissing(choices, [...arrivedWith, ...picked]) : null, answer }
}

/** A selection that the data does not contain, perhaps from an old link, must be listed so that it can be removed. */
function withMissing(choices: readonly CountedChoice[], values: readonly string[]): readonly CountedChoice[] {
  const unlisted = new Set(values.filter((value) => !choices.some((choice) => isChoice(choice, value))))
  if (unlisted.size === 0) return choices
  return [...choices, ...[...unlisted].map((value) => ({ id: value, label: value, count: 0 }))]
}

/** Whether a value of the URL means this choice, by its id or by its label. */
export function isChoice({ id, label }: Pick<CountedChoice, 'id' | 'label'>, value: string): boolean {
  return value === id || value === label
}
