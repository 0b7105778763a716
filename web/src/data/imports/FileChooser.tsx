import { mostMegabytes } from '#data/imports/reason-against.ts'
import type { Sender } from '#data/imports/use-sender.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { FileDrop } from '#shared/ui/form/FileDrop.tsx'

interface FileChooserProps {
  readonly sender: Sender
  /** In place of the file that is there already. */
  readonly isAgain: boolean
}

/** The file with an organization's officials. */
export function FileChooser({ sender: { choose, refusal, sent }, isAgain }: FileChooserProps) {
  return (
    <FileDrop
      hint={`Excel (.xlsx, .xls), OpenDocument (.ods) or CSV, ${mostMegabytes} MB at most.`}
      accept=".xlsx,.xlsm,.xls,.ods,.fods,.csv,.tsv,.txt,text/csv"
      refusal={refusal}
      onChoose={choose}
      isAgain={isAgain}
    >
      <SendTrouble sent={sent} />
    </FileDrop>
  )
}
