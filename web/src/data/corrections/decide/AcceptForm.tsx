import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import {
  acceptCorrection,
  type Correction,
  longestCorrectionSource,
  longestCorrectValue,
} from '@atlas/contract/endpoints/data/corrections.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import styles from '#data/corrections/decide/CorrectionCard.module.css'
import { useDecide } from '#data/corrections/report/decided/use-decide.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

interface AcceptFormProps {
  readonly correction: Correction
  readonly onDecided: (correction: Correction) => void
  readonly onDecline: AskQuestion<Correction>
}

const noSource = 'A value needs a source before it can be accepted.'

const onlyWrongHint =
  'Somebody reported only that it is wrong. Enter what is right, or leave it empty once it is put right otherwise.'

/** The most recently reported value for review, with the source and the day that will be shown with it. */
export function AcceptForm({ correction, onDecided, onDecline }: AcceptFormProps) {
  const { id, column_id: columnId, reports } = correction
  const sourceId = useId()
  const newest = reports.at(-1)
  const [value, setValue] = useState(reports.findLast((each) => each.value !== '')?.value ?? '')
  const [source, setSource] = useState(newest?.seen_where ?? '')
  const [asOf, setAsOf] = useState(localDay(new Date()))
  const accepting = useDecide(
    () => call(acceptCorrection, { params: { id }, body: { value, source, as_of: asOf } }),
    onDecided,
  )
  const problem = accepting.error instanceof ApiProblem ? accepting.error : null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!accepting.isPending) accepting.mutate()
  }
  const isValue = isCorrectable(columnId)
  const refusal = { reason: noSource, onPress: () => document.getElementById(sourceId)?.focus() }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isValue ? (
        <TextField
          label="Value to show"
          type={reportFields[columnId].type === 'date' ? 'date' : 'text'}
          autoComplete="off"
          maxLength={longestCorrectValue}
          hint={reports.some(({ kind }) => kind === 'wrong') ? onlyWrongHint : undefined}
          value={value}
          error={problem?.errors.some(({ path }) => path === 'source') ? undefined : problem?.detail}
          onChange={({ target }) => setValue(target.value)}
        />
      ) : (
        <p className={styles.small}>No single value is set by this. Accept it once it is put right otherwise.</p>
      )}
      <TextField
        id={sourceId}
        label="Source to show with it"
        placeholder="Needed to accept"
        autoComplete="off"
        maxLength={longestCorrectionSource}
        value={source}
        error={isValue ? undefined : problem?.detail}
        onChange={({ target }) => setSource(target.value)}
      />
      <TextField label="As of" type="date" value={asOf} onChange={({ target }) => setAsOf(target.value)} />
      <SendTrouble sent={accepting} />
      <div className={styles.actions}>
        <DeclineButton correction={correction} onDecline={onDecline} />
        <BusyButton
          isBusy={accepting.isPending}
          busyText="Accepting…"
          refusal={source.trim() === '' ? refusal : undefined}
        >
          Accept
        </BusyButton>
      </div>
    </form>
  )
}

function DeclineButton({ correction, onDecline }: Pick<AcceptFormProps, 'correction' | 'onDecline'>) {
  return (
    <button
      type="button"
      className={buttonLook.large}
      data-action="decline"
      aria-haspopup="dialog"
      aria-label={`Decline the report about ${correction.official.name}`}
      onClick={({ currentTarget }) => onDecline(correction, currentTarget)}
    >
      Decline …
    </button>
  )
}
