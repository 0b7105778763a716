import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import { useId, useState } from 'react'
import type { ValueAnswers } from '#data/imports/matching/answers.ts'
import { ValueList } from '#data/imports/matching/ValueList.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

interface ValueDialogProps {
  readonly heading: string
  readonly question: MatchingQuestion
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAnswer: (answers: ValueAnswers) => void
  readonly focusAfter: () => HTMLElement | null
}

/** What each value of a column means, one by one; it is answered once for all rows that say it. */
export function ValueDialog({ heading, question, onAnswer, ...dialog }: ValueDialogProps) {
  const id = useId()
  const [answers, setAnswers] = useState<ValueAnswers>(() => asTheyStand(question))
  const { items, is_needed: isNeeded } = question
  const idOf = (value: string) => `${id}-${items.findIndex((item) => item.value === value)}`
  const open = items.filter(({ value }) => !answers.has(value))
  const [first] = open
  const refusal =
    isNeeded && first
      ? { reason: openText(open.length), onPress: () => document.getElementById(idOf(first.value))?.focus() }
      : undefined
  return (
    <QuestionDialog
      {...dialog}
      title={`What do the values of “${heading}” mean?`}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton isBusy={false} busyText="" refusal={refusal} onPress={() => onAnswer(answers)}>
            Use these
          </BusyButton>
        </>
      }
    >
      <p className={textLook.muted}>Each answer holds for all rows that say the same. Your file stays as it is.</p>
      <ValueList question={question} answers={answers} idOf={idOf} onChange={setAnswers} />
    </QuestionDialog>
  )
}

/** A suggestion stands there to be looked at; it becomes an answer with the others. */
function asTheyStand({ items }: MatchingQuestion): ValueAnswers {
  return new Map(
    items.flatMap(({ value, answer, suggested }) => {
      const current = answer ?? suggested
      return current === null ? [] : [[value, current] as const]
    }),
  )
}

function openText(count: number): string {
  return count === 1 ? 'Choose what the last value means first.' : `Choose what ${count} values mean first.`
}
