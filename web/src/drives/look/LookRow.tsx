import type { ConflictDecision, TaskConflict } from '@atlas/contract/endpoints/drives/tasks.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { ArrowRight, Check, Pencil, PhoneMissed, CornerUpLeft } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import type { AnswerRow } from '#drives/form/answer-row.ts'
import { sourceKinds, sourceText } from '#drives/form/source-kinds.ts'
import { Conflict } from '#drives/look/Conflict.tsx'
import { decisionAbout, type Mark } from '#drives/look/marks.ts'
import styles from '#drives/look/LookRow.module.css'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface LookRowProps {
  readonly row: AnswerRow
  readonly mark: Mark | null
  readonly onMark: (mark: Mark | null) => void
  readonly onChange: (value: string) => void
  readonly conflict: TaskConflict | undefined
  readonly decisions: readonly ConflictDecision[]
  readonly onDecide: (decision: ConflictDecision) => void
}

/** One answer: before and now, where it comes from, and what becomes of it. */
export function LookRow(props: LookRowProps) {
  const { row, mark, onMark, onChange, conflict, decisions, onDecide } = props
  const [isChanging, setIsChanging] = useState(false)
  const { title, what, source, kind } = row
  const Icon = kind === 'not_found' ? PhoneMissed : source ? sourceKinds[source.kind].icon : Pencil
  return (
    <li
      className={styles.row}
      data-warns={conflict !== undefined || undefined}
      data-left={mark === 'left' || undefined}
    >
      <div>
        <h3>{title}</h3>
        <p className={styles.what}>{what}</p>
      </div>
      <div>
        <BeforeAndNow row={row} isLeft={mark === 'left'} />
        <p className={styles.source}>
          <Icon aria-hidden />
          <span>
            <WithDays text={sourceText(source)} />
          </span>
        </p>
      </div>
      {!conflict && !isChanging && <Acts row={row} mark={mark} onMark={onMark} onOpen={() => setIsChanging(true)} />}
      {isChanging && (
        <Changing
          row={row}
          onCancel={() => setIsChanging(false)}
          onChange={(value) => {
            onChange(value)
            setIsChanging(false)
          }}
        />
      )}
      {conflict && <Conflict conflict={conflict} decision={decisionAbout(conflict, decisions)} onDecide={onDecide} />}
    </li>
  )
}

function BeforeAndNow({
  row: { before, now, note, kind },
  isLeft,
}: {
  readonly row: AnswerRow
  readonly isLeft: boolean
}) {
  return (
    <p className={styles.values}>
      <span className={textLook.visuallyHidden}>before </span>
      {before === null ? (
        <span className={styles.none}>Not on file</span>
      ) : (
        <s data-same={kind !== 'value' || undefined}>{before}</s>
      )}
      <ArrowRight aria-hidden />
      <span className={textLook.visuallyHidden}>, now </span>
      {isLeft ? <span className={styles.none}>Left open</span> : <b>{now}</b>}
      {!isLeft && note && <span>{note}</span>}
    </p>
  )
}

interface ActsProps extends Pick<LookRowProps, 'row' | 'mark' | 'onMark'> {
  readonly onOpen: () => void
}

function Acts({ row: { title, what, kind }, mark, onMark, onOpen }: ActsProps) {
  const about = (
    <span className={textLook.visuallyHidden}>
      : {title}, {what}
    </span>
  )
  if (mark === 'left')
    return (
      <div className={styles.acts}>
        <button type="button" className={buttonLook.button} onClick={() => onMark(null)}>
          <CornerUpLeft aria-hidden />
          Take it in again{about}
        </button>
      </div>
    )
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={buttonLook.button}
        aria-pressed={mark === 'accepted'}
        onClick={() => onMark(mark === 'accepted' ? null : 'accepted')}
      >
        <Check aria-hidden />
        {kind === 'not_found' ? 'Leave it open' : 'Accept'}
        {about}
      </button>
      {kind === 'value' && (
        <button type="button" className={buttonLook.button} onClick={onOpen}>
          <Pencil aria-hidden />
          Change{about}
        </button>
      )}
      {kind !== 'not_found' && (
        <button type="button" className={buttonLook.button} onClick={() => onMark('left')}>
          Leave it open{about}
        </button>
      )}
    </div>
  )
}

const genders = ['Female', 'Male', 'Nonbinary'] as const

interface ChangingProps {
  readonly row: AnswerRow
  readonly onChange: (value: string) => void
  readonly onCancel: () => void
}

/** Another value in its place, with the same source. */
function Changing({ row, onChange, onCancel }: ChangingProps) {
  const id = useId()
  const [value, setValue] = useState(row.now)
  const options = row.field === 'ethnicity' ? ethnicities : row.field === 'gender' ? genders : null
  const label = `${row.title}, ${row.what}`
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (value.trim() !== '') onChange(value.trim())
  }
  return (
    <form className={styles.changing} noValidate onSubmit={submit}>
      {options ? (
        <Field id={id} label={label} error={undefined}>
          <Select id={id} autoFocus value={value} options={options} onChange={setValue} />
        </Field>
      ) : (
        <TextField
          id={id}
          label={label}
          autoFocus
          autoComplete="off"
          value={value}
          error={value.trim() === '' ? 'Enter a value, or leave it open.' : undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      <button type="submit" className={buttonLook.primaryLarge}>
        Take this
      </button>
      <button type="button" className={buttonLook.large} onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
