import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { UnsentTask } from '@atlas/contract/endpoints/drives/unsent.ts'
import { type SyntheticEvent, useState } from 'react'
import { keepDraft, sendDraft, type TaskAbout } from '#drives/drafts/task-drafts.ts'
import {
  isEmpty,
  lineAnswer,
  noAnswers,
  noPerson,
  officialAnswer,
  resultAnswer,
  filledAnswers,
  seatAnswer,
  withLine,
  withOfficial,
  withoutOfficial,
  withResult,
  withSeat,
} from '#drives/form/answers.ts'
import { countAnswers } from '#drives/form/count-answers.ts'
import styles from '#drives/form/fill-form.module.css'
import { resultTitle } from '#drives/form/result-words.ts'
import { ResultRow } from '#drives/form/ResultRow.tsx'
import { SourceFields } from '#drives/form/SourceFields.tsx'
import { type FormItem, formItems, isOfOne } from '#drives/task/form-items.ts'
import {
  type AnswerErrors,
  errorsIn,
  errorsOf,
  lineKey,
  noErrors,
  officialKey,
  resultKey,
  seatKey,
  withoutErrorsOf,
} from '#drives/task/item-errors.ts'
import { KnownSeats } from '#drives/task/KnownSeats.tsx'
import { LineItem } from '#drives/task/LineItem.tsx'
import { missingIn } from '#drives/task/missing.ts'
import { OfficialItem } from '#drives/task/OfficialItem.tsx'
import { SeatItem } from '#drives/task/SeatItem.tsx'
import { TaskTray } from '#drives/task/TaskTray.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface TaskFormProps {
  readonly task: Task
  readonly user: Me
  readonly draft: UnsentTask | undefined
}

const formId = 'task-form'
const nothingFilledIn = { detail: 'Nothing is filled in yet: give at least one answer.', errors: [], type: null }

/** The form of a task: one source for all, then the seats by law with what is wanted of each. */
export function TaskForm({ task, user, draft }: TaskFormProps) {
  const form = useTaskForm({ task, user, draft })
  const { answers, errors, change } = form
  const counts = countAnswers(task, answers)
  const office = likelyOffice(task)
  const isWaiting = draft?.client_id != null
  return (
    <form
      className={styles.form}
      id={formId}
      noValidate
      onSubmit={form.submit}
      aria-label={`Fill in ${task.place.name}`}
    >
      <fieldset className={styles.fields} disabled={isWaiting} role="presentation">
        <div className={classes(cardLook.card, styles.source)}>
          <h2>Where do your answers come from?</h2>
          <p>Asked once. You can name another source beside a seat.</p>
          <SourceFields
            legend="Where do your answers come from?"
            isLegendVisible={false}
            office={office}
            source={answers.source}
            errors={errorsIn(errors, 'source')}
            onChange={(source) => change({ ...answers, source }, 'source')}
          />
        </div>
        <div className={styles.head}>
          <h2>Seats</h2>
          <p role="status">
            {counts.given} of {counts.wanted} wanted answers given
          </p>
        </div>
        {formItems(task).map((item) => (
          <Item key={keyOf(item)} item={item} office={office} answers={answers} errors={errors} onChange={change} />
        ))}
        <ResultItems task={task} answers={answers} errors={errors} onChange={change} />
      </fieldset>
      <TaskTray task={task} user={user} draft={draft} formId={formId} trouble={form.trouble} />
    </form>
  )
}

type ResultItemsProps = Pick<ItemProps, 'answers' | 'errors' | 'onChange'> & { readonly task: Task }

/** The elections of which the result is wanted. */
function ResultItems({ task, answers, errors, onChange }: ResultItemsProps) {
  const wanted = task.results.filter(({ is_wanted: isWanted }) => isWanted)
  if (wanted.length === 0) return null
  return (
    <ol>
      {wanted.map((seat) => (
        <ResultRow
          key={seat.seat_id}
          title={resultTitle(seat, task.place.name)}
          seat={seat}
          answer={resultAnswer(answers, seat.seat_id)}
          errors={errorsIn(errors, resultKey(seat.seat_id))}
          onChange={(answer) => onChange(withResult(answers, seat.seat_id, answer), resultKey(seat.seat_id))}
        />
      ))}
    </ol>
  )
}

function useTaskForm({ task, user, draft }: TaskFormProps) {
  const [answers, setAnswers] = useState(() => firstAnswers(task, draft))
  // What was refused is known by the place in what was sent, which is what is kept until somebody types.
  const [errors, setErrors] = useState<AnswerErrors>(noErrors)
  const [refused, setRefused] = useState<UnsentTask['refused']>(null)
  const [seen, setSeen] = useState<UnsentTask['refused']>(null)
  if (draft?.refused && draft.refused !== seen) {
    setSeen(draft.refused)
    setRefused(draft.refused)
    setErrors(errorsOf(draft.refused.errors, draft.answers))
  }
  const about: TaskAbout = { task_id: task.id, drive_id: task.drive.id, about: task.place.name }
  const change = (next: Answers, key: string) => {
    setAnswers(next)
    setErrors(withoutErrorsOf(errors, key))
    keepDraft(user.id, about, next)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const missing = missingIn(answers)
    setErrors(missing)
    setRefused(isEmpty(answers) ? nothingFilledIn : null)
    if (missing.size > 0) return focusFirstError()
    if (!isEmpty(answers)) sendDraft(user.id, about, filledAnswers(answers))
  }
  return { answers, errors, change, submit, trouble: refused }
}

/** What this device has, unless another device kept something newer; else what was sent and came back. */
function firstAnswers({ draft: kept, answers }: Task, draft: UnsentTask | undefined): Answers {
  if (draft && !(kept && draft.is_kept && kept.saved_at > draft.changed_at)) return draft.answers
  return kept?.answers ?? answers ?? noAnswers
}

/** Once the errors are drawn. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(
      `#${formId} :is([aria-invalid="true"], fieldset[aria-describedby$="-error"] input)`,
    )
    first?.focus()
  })
}

/** Whom a caller most likely speaks with: "Probate judge’s office". */
function likelyOffice({ call }: Task): string {
  const name = call?.phone.of ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function keyOf(item: FormItem): string {
  if (item.kind === 'seat') return seatKey(item.seat.id)
  if (item.kind === 'known') return `known:${item.seats.map(({ id }) => id).join(' ')}`
  return item.kind === 'official' ? officialKey(item.holder.official_id) : lineKey(item.line.id)
}

interface ItemProps {
  readonly item: FormItem
  readonly office: string
  readonly answers: Answers
  readonly errors: AnswerErrors
  readonly onChange: (answers: Answers, key: string) => void
}

function Item({ item, office, answers, errors, onChange }: ItemProps) {
  const key = keyOf(item)
  const common = { office, errors: errorsIn(errors, key) }
  if (item.kind === 'known')
    return (
      <KnownSeats seats={item.seats} answers={answers} onChange={(next) => onChange(next, key)}>
        {(seat) => (
          <Item
            key={seat.id}
            item={{ kind: 'seat', seat }}
            office={office}
            answers={answers}
            errors={errors}
            onChange={onChange}
          />
        )}
      </KnownSeats>
    )
  if (item.kind === 'line')
    return (
      <LineItem
        {...common}
        line={item.line}
        answer={lineAnswer(answers, item.line.id)}
        onChange={(answer) => onChange(withLine(answers, answer), key)}
      />
    )
  const { seat } = item
  const answer = seatAnswer(answers, seat.id)
  // Once somebody else holds it, nothing is wanted of whoever did.
  if (item.kind === 'seat' || (isOfOne(seat) && answer.people.length > 0))
    return (
      <SeatItem
        office={office}
        errors={errorsIn(errors, seatKey(seat.id))}
        seat={seat}
        answer={answer}
        onChange={(next) => onChange(withSeat(answers, next), seatKey(seat.id))}
      />
    )
  const { official_id: id } = item.holder
  return (
    <OfficialItem
      {...common}
      holder={item.holder}
      seat={seat}
      answer={officialAnswer(answers, id)}
      onChange={(next) => onChange(withOfficial(answers, next), key)}
      onOther={
        isOfOne(seat)
          ? () =>
              onChange(
                withSeat(withoutOfficial(answers, id), { ...answer, people: [{ ...noPerson, follows: id }] }),
                key,
              )
          : null
      }
    />
  )
}
