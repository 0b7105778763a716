import { longestAnswer, type ResultAnswer, type ResultOutcome } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ResultSeat } from '@atlas/contract/endpoints/drives/tasks.ts'
import { parties } from '@atlas/contract/rules/parties.ts'
import { useState } from 'react'
import { outcomeTiles } from '#drives/form/result-words.ts'
import styles from '#drives/form/ResultRow.module.css'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import { RadioTiles } from '#shared/ui/form/RadioTiles.tsx'
import { SelectField } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ResultRowProps {
  readonly title: string
  readonly seat: ResultSeat
  readonly answer: ResultAnswer | null
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onChange: (answer: ResultAnswer | null) => void
}

/** How the election of one seat went: one of four, and who it is where it is somebody new. */
export function ResultRow({ title, seat, answer, errors, onChange }: ResultRowProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const isAsked = seat.elected === null || isCorrecting || answer !== null
  const choose = (outcome: ResultOutcome) => onChange({ ...(answer ?? nothing), seat_id: seat.seat_id, outcome })
  return (
    <li className={styles.row}>
      <div>
        <h3>{title}</h3>
        <OnFile seat={seat} />
      </div>
      {isAsked ? (
        <div className={styles.tiles}>
          <RadioTiles
            legend={`Result: ${title}`}
            isLegendVisible={false}
            tiles={outcomeTiles(seat)}
            value={answer?.outcome ?? null}
            onChange={choose}
            errorId={errors['outcome'] && errorIdOf(seat.seat_id)}
          />
          <FieldError id={errorIdOf(seat.seat_id)} error={errors['outcome'] ?? errors['seat_id']} />
        </div>
      ) : (
        <p className={styles.in}>
          In: <b>{seat.elected}</b>
          <button type="button" className={buttonLook.link} onClick={() => setIsCorrecting(true)}>
            Correct it<span className={textLook.visuallyHidden}>: {title}</span>
          </button>
        </p>
      )}
      {answer?.outcome === 'new' && <Winner answer={answer} errors={errors} onChange={onChange} />}
    </li>
  )
}

const nothing = { name: '', party: '', votes: null, share: null }

/** "On file: Larry J Colston, Democratic · 2022: uncontested" */
function OnFile({ seat: { holder } }: Pick<ResultRowProps, 'seat'>) {
  if (!holder) return <p className={styles.open}>Not on file</p>
  const { name, party, last_election: last } = holder
  return (
    <p className={styles.holder}>
      On file: <b>{name}</b>
      {party && `, ${party}`}
      {last && ` · ${last}`}
    </p>
  )
}

interface WinnerProps extends Pick<ResultRowProps, 'errors'> {
  readonly answer: ResultAnswer
  readonly onChange: (answer: ResultAnswer) => void
}

function Winner({ answer, errors, onChange }: WinnerProps) {
  const isHidden = useHidden().has('party.name')
  return (
    <div className={styles.winner}>
      <TextField
        label="Name of the winner"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={longestAnswer}
        value={answer.name}
        error={errors['name']}
        onChange={({ target }) => onChange({ ...answer, name: target.value })}
      />
      {!isHidden && (
        <>
          <SelectField
            label="Party on the ballot"
            value={answer.party}
            placeholder="Not on the ballot"
            options={parties}
            error={errors['party']}
            onChange={({ target }) => onChange({ ...answer, party: target.value })}
          />
          <TextField
            label="Share of the votes, if it says so"
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
            affix={<span className={styles.unit}>%</span>}
            value={answer.share ?? ''}
            error={errors['share']}
            onChange={({ target }) => onChange({ ...answer, share: target.value === '' ? null : Number(target.value) })}
          />
        </>
      )}
    </div>
  )
}
