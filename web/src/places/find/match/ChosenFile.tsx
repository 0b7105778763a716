import { useMemo, useState } from 'react'
import { FileBox } from '#places/find/match/FileBox.tsx'
import { SaveButtons } from '#places/find/match/SaveButtons.tsx'
import type { TableFile } from '#places/find/match/file/table-file.ts'
import { guessColumn } from '#places/find/match/guess-column.ts'
import { HowItWent } from '#places/find/match/HowItWent.tsx'
import { matchedRows } from '#places/find/match/matched-rows.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { OfficialsByMembers } from '#places/find/match/OfficialsByMembers.tsx'
import { RowsOfFile } from '#places/find/match/RowsOfFile.tsx'
import { type MatchQuestion, useMatch } from '#places/find/match/use-match.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'

interface ChosenFileProps {
  readonly file: TableFile
  readonly onStartOver: () => void
}

/** A file that was read, the column that is matched, and what was found for each of its rows. */
export function ChosenFile({ file, onStartOver }: ChosenFileProps) {
  const [question, setQuestion] = useState<MatchQuestion>(() => ({ file, ...guessColumn(file), stateId: null }))
  const answer = useMatch(question)
  const reply = answer.isCurrent ? answer.reply : null
  const rows = useMemo(() => (reply ? matchedRows(file, question.column, reply) : []), [file, question.column, reply])
  return (
    <>
      <SaveButtons file={file} rows={rows} people={reply?.people ?? []} onStartOver={onStartOver} />
      <ListTrouble list={answer} stale="Your file is still here." onRetry={answer.retry} />
      <div className={styles.top}>
        <FileBox question={question} onChange={setQuestion} />
        <HowItWent rows={rows} isWaiting={answer.progress === 'loading'} />
      </div>
      {reply && (
        <div className={styles.columns}>
          <RowsOfFile heading={file.headings[question.column] ?? ''} rows={rows} />
          <OfficialsByMembers officials={reply.officials} total={rows.length} />
        </div>
      )}
    </>
  )
}
