import type { MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { Download, RotateCcw } from 'lucide-react'
import { listOfPeople } from '#places/find/match/list-of-people.ts'
import { type ResultFormat, saveResult } from '#places/find/match/file/save-result.ts'
import type { TableFile } from '#places/find/match/file/table-file.ts'
import { type MatchedRow, resultTable } from '#places/find/match/matched-rows.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface SaveButtonsProps {
  readonly file: TableFile
  readonly rows: readonly MatchedRow[]
  readonly people: MatchReply['people']
  readonly onStartOver: () => void
}

export function SaveButtons({ file, rows, people, onStartOver }: SaveButtonsProps) {
  const isReady = rows.length > 0
  const save = (format: ResultFormat) => {
    if (isReady) void saveResult(file.name, format, resultTable(file, rows, people))
  }
  return (
    <div className={styles.deeds}>
      <button type="button" className={buttonLook.primary} aria-disabled={!isReady} onClick={() => save('csv')}>
        <Download aria-hidden />
        Download with districts and officials (CSV)
      </button>
      <button type="button" className={buttonLook.button} aria-disabled={!isReady} onClick={() => save('xlsx')}>
        <Download aria-hidden />
        Excel (.xlsx)
      </button>
      {isReady && people.length > 0 && (
        <SaveAsListButton
          source={() => listOfPeople(people)}
          look={buttonLook.button}
          label="Save these officials as a list"
        />
      )}
      <button type="button" className={buttonLook.button} onClick={onStartOver}>
        <RotateCcw aria-hidden />
        Start over
      </button>
    </div>
  )
}
