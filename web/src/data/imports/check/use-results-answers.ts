import type { ResultsFound, ResultsQuestion } from '@atlas/contract/endpoints/data/import-check.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerQuestions } from '#data/imports/import/import-queries.ts'

const none: readonly ResultsQuestion[] = []

/**
 * What a person answers of the contests of a file of results. Their answers are sent together, for the winners are then
 * held beside those on file anew.
 */
export function useResultsAnswers(id: string, results: ResultsFound | null, onChecked: (checking: Import) => void) {
  const questions = results?.questions ?? none
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(() => new Map())
  const answerTo = ({ id: question, answer }: ResultsQuestion) =>
    chosen.has(question) ? (chosen.get(question) ?? null) : answer
  const changed = questions.filter((question) => answerTo(question) !== question.answer)
  const sending = useMutation({
    mutationFn: async () =>
      await answerQuestions(
        id,
        changed.map((question) => ({ question_id: question.id, option_id: answerTo(question) })),
      ),
    onSuccess: onChecked,
  })
  return {
    answerTo,
    /** Pressed once more, an answer is taken back. */
    choose: (question: ResultsQuestion, option: string) =>
      setChosen(new Map([...chosen, [question.id, answerTo(question) === option ? null : option]])),
    /** So many have no answer, those that are not on the screen included. */
    left:
      (results?.questions_left ?? 0) +
      questions.filter(({ answer }) => answer !== null).filter((question) => answerTo(question) === null).length -
      questions.filter(({ answer }) => answer === null).filter((question) => answerTo(question) !== null).length,
    /** So many answers are others than those that were checked. */
    news: changed.length,
    sending,
    send: () => !sending.isPending && sending.mutate(),
  }
}
export type ResultsAnswering = ReturnType<typeof useResultsAnswers>
