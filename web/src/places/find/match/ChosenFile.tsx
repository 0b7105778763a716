import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FileBox } from '#places/find/match/FileBox.tsx'
import { SaveButtons } from '#places/find/match/SaveButtons.tsx'
import { type FoundAddresses, mostOfAll } from '#places/find/match/address-run.ts'
import type { TableFile } from '#places/find/match/file/table-file.ts'
import { guessColumn } from '#places/find/match/guess-column.ts'
import { HowItWent } from '#places/find/match/HowItWent.tsx'
import { LookUpAddresses } from '#places/find/match/LookUpAddresses.tsx'
import { type MatchedRow, matchedRows } from '#places/find/match/matched-rows.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { OfficialsByMembers } from '#places/find/match/OfficialsByMembers.tsx'
import { RowsOfFile } from '#places/find/match/RowsOfFile.tsx'
import { useAddressRun } from '#places/find/match/use-address-run.ts'
import { type MatchQuestion, useMatch, valuesOf } from '#places/find/match/use-match.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'

interface ChosenFileProps {
  readonly file: TableFile
  readonly onStartOver: () => void
}

/** A file that was read, the column that is matched, and what was found for each of its rows. */
export function ChosenFile({ file, onStartOver }: ChosenFileProps) {
  const [question, setQuestion] = useState<MatchQuestion>(() => ({ file, ...guessColumn(file), stateId: null }))
  const Matching = question.kind === 'address' ? MatchedAddresses : MatchedPlaces
  return (
    <Matching
      key={`${question.kind} ${question.column}`}
      question={question}
      onChange={setQuestion}
      onStartOver={onStartOver}
    />
  )
}

interface MatchingProps {
  readonly question: MatchQuestion
  readonly onChange: (question: MatchQuestion) => void
  readonly onStartOver: () => void
}

/** What is matched at once, by what is on file. */
function MatchedPlaces({ question, onChange, onStartOver }: MatchingProps) {
  const answer = useMatch(question)
  const reply = answer.isCurrent ? answer.reply : null
  const rows = useMemo(() => (reply ? matchedRows(valuesOf(question), reply) : []), [question, reply])
  const { file } = question
  return (
    <>
      <SaveButtons file={file} rows={rows} people={reply?.people ?? []} onStartOver={onStartOver} />
      <ListTrouble list={answer} stale="Your file is still here." onRetry={answer.retry} />
      <div className={styles.top}>
        <FileBox question={question} onChange={onChange} />
        <HowItWent rows={rows} isWaiting={answer.progress === 'loading'} />
      </div>
      {reply && <Results question={question} rows={rows} officials={reply.officials} />}
    </>
  )
}

/** Addresses, which somebody else looks up: in portions, and only once a person has said so. */
function MatchedAddresses({ question, onChange, onStartOver }: MatchingProps) {
  const service = useQuery(settingsQuery).data?.address_service ?? null
  const values = useMemo(() => valuesOf(question), [question])
  const run = useAddressRun(values)
  const rows = useMemo(() => (run.done > 0 ? matchedRows(values, run.found) : []), [run.done, run.found, values])
  return (
    <>
      <SaveButtons file={question.file} rows={rows} people={run.found.people} onStartOver={onStartOver} />
      <div className={styles.top}>
        <FileBox question={question} onChange={onChange} />
        {service === null ? (
          <p className={noticeLook.notice}>
            Street addresses cannot be looked up here. Choose a column with ZIP codes, counties or cities, or a file
            with a latitude and a longitude in each row.
          </p>
        ) : (
          <LookUpAddresses run={run} rows={values.length} service={service} />
        )}
      </div>
      {run.done > 0 && (
        <>
          <HowItWent rows={rows.slice(0, run.done)} isWaiting={run.standing === 'running'} />
          <Results question={question} rows={rows} officials={mostOfAll(run.found)} />
        </>
      )}
    </>
  )
}

interface ResultsProps {
  readonly question: MatchQuestion
  readonly rows: readonly MatchedRow[]
  readonly officials: FoundAddresses['officials']
}

function Results({ question: { file, column, kind }, rows, officials }: ResultsProps) {
  const heading = kind === 'point' ? 'Latitude and longitude' : (file.headings[column] ?? '')
  return (
    <div className={styles.columns}>
      <RowsOfFile heading={heading} rows={rows} />
      <OfficialsByMembers officials={officials} total={rows.length} />
    </div>
  )
}
