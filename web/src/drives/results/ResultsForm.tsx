import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import { ScanEye } from 'lucide-react'
import { resultAnswer } from '#drives/form/answers.ts'
import formStyles from '#drives/form/fill-form.module.css'
import { resultTitle } from '#drives/form/result-words.ts'
import { ResultRow } from '#drives/form/ResultRow.tsx'
import { personName } from '#drives/frame/person-name.ts'
import { SourceOfResults } from '#drives/results/SourceOfResults.tsx'
import styles from '#drives/results/results.module.css'
import type { ResultsFormProps } from '#drives/results/results-form-props.ts'
import { ResultsTray } from '#drives/results/ResultsTray.tsx'
import { resultsFormId, useResultsForm } from '#drives/results/use-results-form.ts'
import { errorsIn, resultKey } from '#drives/task/item-errors.ts'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

export function ResultsForm(props: ResultsFormProps) {
  const { desk, form, draft } = props
  const { day } = desk
  const typing = useResultsForm(props)
  const { typed, errors } = typing
  const isWaiting = draft?.client_id != null
  return (
    <form
      className={classes(formStyles.form, styles.form)}
      id={resultsFormId}
      noValidate
      onSubmit={typing.submit}
      aria-label={`Results of ${form.place.name}`}
    >
      <Waiting form={form} />
      <fieldset className={formStyles.fields} disabled={isWaiting} role="presentation">
        <SourceOfResults
          place={form.place}
          source={typed.source}
          errors={errorsIn(errors, 'source')}
          onChange={typing.changeSource}
        />
        <div className={formStyles.head}>
          <h2>Seats</h2>
          <p role="status">
            {typed.results.length} of {form.seats.length} answered
          </p>
        </div>
        {form.seats.length === 0 && (
          <p className={styles.hint}>
            No seat of {form.place.name} was decided on {typedDayOf(day)}.
          </p>
        )}
        <ol className={styles.seats}>
          {form.seats.map((seat) => (
            <ResultRow
              key={seat.seat_id}
              title={resultTitle(seat, form.place.name)}
              seat={seat}
              answer={resultAnswer(typed, seat.seat_id)}
              errors={errorsIn(errors, resultKey(seat.seat_id))}
              onChange={(answer) => typing.changeResult(seat.seat_id, answer)}
            />
          ))}
        </ol>
      </fieldset>
      <ResultsTray {...props} answered={typed.results.length} trouble={typing.trouble} />
    </form>
  )
}

/** What was sent of this place, and what became of it. */
function Waiting({ form: { task } }: Pick<ResultsFormProps, 'form'>) {
  if (task?.sent_back)
    return (
      <p className={noticeLook.warning} role="note">
        <ScanEye aria-hidden />
        <span>
          <b>Sent back by {personName(task.sent_back.by)}:</b> “{task.sent_back.word}”
        </span>
      </p>
    )
  if (task?.state !== 'done' || !task.filled) return null
  return (
    <p className={noticeLook.large} role="note">
      <ScanEye aria-hidden />
      <span>
        Results that {personName(task.filled.by)} sent wait to be looked at.{' '}
        {task.can.look ? (
          <Link to="/fill/look/$id" params={{ id: task.id }}>
            Look at them
          </Link>
        ) : (
          'You can send them anew until somebody has.'
        )}
      </span>
    </p>
  )
}
