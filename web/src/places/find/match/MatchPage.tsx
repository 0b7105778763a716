import { useState } from 'react'
import { ChosenFile } from '#places/find/match/ChosenFile.tsx'
import type { TableFile } from '#places/find/match/file/table-file.ts'
import styles from '#places/find/match/MatchPage.module.css'
import { useTableFile } from '#places/find/match/use-table-file.ts'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { FileDrop } from '#shared/ui/form/FileDrop.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { ShieldCheck } from 'lucide-react'
import { mostFileMegabytes } from '#places/find/match/file/reason-against-file.ts'
import { mostMatched } from '@atlas/contract/endpoints/places/find.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A spreadsheet of ZIP codes, counties or cities, with the county and districts of each row. */
export function MatchPage() {
  const [file, setFile] = useState<TableFile | null>(null)
  const { choose, refusal, reading } = useTableFile(setFile)
  return (
    <PlacesFrame>
      <PageTitle />
      <p className={textLook.muted}>
        Your file has a ZIP code, a county or a city in each row, or a latitude and a longitude, which give the exact
        districts. You get the districts and officials of each row back: its members of Congress and the legislature,
        and whom all of its county elects, each with the office phone.
      </p>
      <div className={noticeLook.notice}>
        <ShieldCheck aria-hidden />
        <p>
          <b>Nothing of your file is kept.</b> It is read in your browser, matched, and forgotten when you leave this
          page. Only the column you choose is sent, of an address also its town, state and ZIP code; names and phones in
          other columns never leave your computer.
        </p>
      </div>
      {file ? (
        <ChosenFile key={file.name} file={file} onStartOver={() => setFile(null)} />
      ) : (
        <div className={styles.choose}>
          <FileDrop
            hint={`Excel (.xlsx) or CSV, ${thousands(mostMatched)} rows and ${mostFileMegabytes} MB at most.`}
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
            refusal={refusal}
            onChoose={choose}
          />
          <p role="status">{reading && `Reading ${reading} …`}</p>
        </div>
      )}
    </PlacesFrame>
  )
}
