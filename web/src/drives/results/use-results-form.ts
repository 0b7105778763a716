import type { ResultAnswer } from '@atlas/contract/endpoints/drives/answers.ts'
import type { UnsentResults } from '@atlas/contract/endpoints/drives/unsent.ts'
import { type SyntheticEvent, useState } from 'react'
import { keepResults, sendKept } from '#drives/drafts/results-drafts.ts'
import { noAnswers, withResult } from '#drives/form/answers.ts'
import type { ResultsFormProps } from '#drives/results/results-form-props.ts'
import { type AnswerErrors, errorsOf, noErrors, resultKey, withoutErrorsOf } from '#drives/task/item-errors.ts'
import { missingOfResult } from '#drives/task/missing.ts'
import { useToday } from '#shared/values/use-today.ts'

export const resultsFormId = 'results-form'

type Typed = Pick<UnsentResults, 'source' | 'results'>

const nothingAnswered = {
  detail: 'Nothing is answered yet: say of at least one seat how it went.',
  errors: [],
  type: null,
}

/** What is typed of the results of a place, kept on this device with each change. */
export function useResultsForm({ desk: { day }, form, user, draft }: ResultsFormProps) {
  const today = useToday()
  const [typed, setTyped] = useState<Typed>(() => firstTyped(form, draft, today))
  const [errors, setErrors] = useState<AnswerErrors>(noErrors)
  const [refused, setRefused] = useState<UnsentResults['refused']>(null)
  const [seen, setSeen] = useState<UnsentResults['refused']>(null)
  if (draft?.refused && draft.refused !== seen) {
    setSeen(draft.refused)
    setRefused(draft.refused)
    setErrors(errorsOf(draft.refused.errors, { ...noAnswers, results: draft.results }))
  }
  const about = { day, place_id: form.place.id, about: form.place.name }
  const change = (next: Typed, key: string) => {
    setTyped(next)
    setErrors(withoutErrorsOf(errors, key))
    keepResults(user.id, { ...about, ...next })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const missing = missingIn(typed)
    setErrors(missing)
    setRefused(typed.results.length === 0 ? nothingAnswered : null)
    if (missing.size > 0) return focusFirstError()
    if (typed.results.length > 0) sendKept(user.id, { ...about, ...typed })
  }
  return {
    typed,
    errors,
    trouble: refused,
    submit,
    changeSource: (source: Typed['source']) => change({ ...typed, source }, 'source'),
    changeResult: (id: string, answer: ResultAnswer | null) => change(withResult(typed, id, answer), resultKey(id)),
  }
}

/** What this device has, else what was sent and waits or came back. */
function firstTyped(
  { task, answers }: ResultsFormProps['form'],
  draft: UnsentResults | undefined,
  today: string,
): Typed {
  if (draft) return { source: draft.source, results: draft.results }
  const isOpen = task?.state === 'done' || task?.state === 'sent_back'
  return { source: { text: '', read_on: today, is_official: false }, results: isOpen ? [...answers] : [] }
}

function missingIn({ source, results }: Typed): AnswerErrors {
  return new Map([
    ...(source.text.trim() === '' && results.length > 0
      ? [['source:text', 'Say which page or sheet says so.'] as const]
      : []),
    ...results.flatMap(missingOfResult),
  ])
}

/** Once the errors are drawn. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`#${resultsFormId} [aria-invalid="true"]`)?.focus()
  })
}
