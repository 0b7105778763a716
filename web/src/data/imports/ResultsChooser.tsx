import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { useId, useState } from 'react'
import { sendResults } from '#data/imports/import/import-queries.ts'
import { mostMegabytes } from '#data/imports/reason-against.ts'
import styles from '#data/imports/ResultsChooser.module.css'
import { Sending } from '#data/imports/Sending.tsx'
import { useSender } from '#data/imports/use-sender.ts'
import { WaitingFile } from '#data/imports/WaitingFile.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { FileDrop } from '#shared/ui/form/FileDrop.tsx'
import { SelectField } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

interface ResultsChooserProps {
  /** The file of results that this person sent before. */
  readonly ownResults: Import | null
  readonly onSent: (asked: Import) => void
}

/** The results of an election day, as a state or county publishes them. */
export function ResultsChooser({ ownResults, onSent }: ResultsChooserProps) {
  const heading = useId()
  const [day, setDay] = useState('')
  const [state, setState] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const sender = useSender(onSent, (sending) => sendResults(sending, { day, state: codeOf(state) }))
  const choose = (file: File) => {
    const reason = reasonAgainstDay(day)
    setRefusal(reason)
    if (reason === null) sender.choose(file)
  }
  const isWaiting = ownResults !== null && ownResults.status !== 'DONE'
  return (
    <section className={styles.results} aria-labelledby={heading}>
      <h2 id={heading}>Results of an election</h2>
      <p>
        A file of results as a state or a county publishes it. You see the winners beside those who hold the seats
        before anything is published.
      </p>
      {isWaiting && <WaitingFile request={ownResults} />}
      <ElectionFields
        day={day}
        state={state}
        refusal={refusal}
        onDay={(chosen) => {
          setDay(chosen)
          setRefusal(null)
        }}
        onState={setState}
      />
      {sender.sending ? (
        <Sending {...sender.sending} onCancel={sender.cancel} />
      ) : (
        <FileDrop
          hint={`Georgia’s export, Louisiana’s workbook, its list of candidates or the files of its results page as ZIP, Florida’s file, Alabama’s workbook, Clarity’s detail.xml, or CSV of OpenElections; ${mostMegabytes} MB at most.`}
          accept=".xlsx,.zip,.json,.xml,.csv,.tsv,.txt,.htm,text/csv"
          refusal={sender.refusal}
          onChoose={choose}
          isAgain={isWaiting}
          label={isWaiting ? 'Choose other results' : 'Choose the results'}
        >
          <SendTrouble sent={sender.sent} />
        </FileDrop>
      )}
      <p className={textLook.muted}>
        What cannot be told, as a tie or a runoff to come, is listed and stays as it is. A second file of the same day
        changes only what differs.
      </p>
    </section>
  )
}

interface ElectionFieldsProps {
  readonly day: string
  /** By name; empty where the file tells it. */
  readonly state: string
  readonly refusal: string | null
  readonly onDay: (day: string) => void
  readonly onState: (state: string) => void
}

/** Which election it is of. */
function ElectionFields({ day, state, refusal, onDay, onState }: ElectionFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Day of the election"
        type="date"
        max={localDay(new Date())}
        value={day}
        error={refusal ?? undefined}
        onChange={({ target }) => onDay(target.value)}
      />
      <SelectField
        label="State"
        placeholder="As the file says"
        value={state}
        onChange={({ target }) => onState(target.value)}
        options={stateIds.map((id) => states[id].name)}
      />
    </div>
  )
}

/** Null where the file tells its state. */
function codeOf(name: string): string | null {
  const id = stateIds.find((each) => states[each].name === name)
  return id === undefined ? null : states[id].code
}

function reasonAgainstDay(day: string): string | null {
  if (day === '') return 'Say the day of the election first.'
  return day > localDay(new Date()) ? 'This day is still to come. Choose the day on which people voted.' : null
}
