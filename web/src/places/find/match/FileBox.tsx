import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { useId } from 'react'
import { examplesOf, kindOfColumn } from '#places/find/match/guess-column.ts'
import styles from '#places/find/match/MatchPage.module.css'
import type { MatchQuestion } from '#places/find/match/use-match.ts'
import { Select } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface FileBoxProps {
  readonly question: MatchQuestion
  readonly onChange: (question: MatchQuestion) => void
}

const anyState = 'any'

/** The file, and which of its columns says where a member lives. */
export function FileBox({ question, onChange }: FileBoxProps) {
  const id = useId()
  const { file, column, kind, stateId } = question
  const label = (at: number) => {
    const examples = examplesOf(file, at).join(', ')
    return `${file.headings[at]}${examples ? ` (for example ${examples})` : ''}`
  }
  const isOfNames = kind === 'county' || kind === 'city'
  return (
    <section className={styles.box} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>Your file</h2>
      <p>
        <b>{file.name}</b> · {thousands(file.rows.length)} {file.rows.length === 1 ? 'row' : 'rows'},{' '}
        {file.headings.length} {file.headings.length === 1 ? 'column' : 'columns'}
      </p>
      <label className={fieldLook.label} htmlFor={`${id}-column`}>
        Column with the place
      </label>
      <Select
        id={`${id}-column`}
        value={column}
        options={file.headings.map((_, at) => at)}
        labelOf={label}
        onChange={(at) => onChange({ ...question, column: at, kind: kindOfColumn(file, at) })}
      />
      <label className={fieldLook.label} htmlFor={`${id}-state`}>
        State, where the column names counties or cities
      </label>
      <Select
        id={`${id}-state`}
        value={isOfNames ? (stateId ?? anyState) : anyState}
        disabled={!isOfNames}
        options={[anyState, ...stateIds]}
        labelOf={(option) => stateLabel(option, kind)}
        onChange={(option) => onChange({ ...question, stateId: option === anyState ? null : option })}
      />
    </section>
  )
}

const notNeeded: Readonly<Partial<Record<MatchQuestion['kind'], string>>> = {
  zip: 'Not needed for ZIP codes',
  point: 'Not needed for a latitude and a longitude',
  address: 'Not needed for addresses',
}

function stateLabel(option: string, kind: MatchQuestion['kind']): string {
  if (option === anyState) return notNeeded[kind] ?? 'Any of the five'
  return states[option as StateId].name
}
