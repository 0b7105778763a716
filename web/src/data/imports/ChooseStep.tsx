import { type Import, officialsTemplate } from '@atlas/contract/endpoints/data/imports.ts'
import { Download, TriangleAlert } from 'lucide-react'
import { fileUrl } from '#shared/api/request-of.ts'
import styles from '#data/imports/ChooseStep.module.css'
import { FileChooser } from '#data/imports/FileChooser.tsx'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { Sending } from '#data/imports/Sending.tsx'
import type { Sender } from '#data/imports/use-sender.ts'
import { WaitingFile } from '#data/imports/WaitingFile.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ChooseStepProps {
  /** The file that this person sent before. */
  readonly ownImport: Import | null
  /** The address is of a file that is not there, or not any more. */
  readonly isGone: boolean
  readonly sender: Sender
}

/** Any list of officials, as it is. */
export function ChooseStep({ ownImport, isGone, sender }: ChooseStepProps) {
  const isWaiting = ownImport !== null && ownImport.status !== 'DONE'
  return (
    <section className={styles.step} aria-labelledby="import-step">
      <StepHead title="Your list of officials" />
      {isGone && (
        <p className={noticeLook.warning} role="alert">
          <TriangleAlert aria-hidden />
          <span>
            <b>This file is not here any more.</b> A file waits 24 hours to be published, or until you choose another.
          </span>
        </p>
      )}
      {isWaiting && <WaitingFile request={ownImport} />}
      {sender.sending ? (
        <Sending {...sender.sending} onCancel={sender.cancel} />
      ) : (
        <FileChooser sender={sender} isAgain={isWaiting} />
      )}
      <div className={styles.introduction}>
        <p>
          Your list may stay as it is: any columns in any order, titles above them, totals below. You say which column
          is which and see what changes before anything does.
        </p>
        <p className={textLook.muted}>
          What your list says is shown in place of the public value and named as yours. The public data stays beneath
          it.
        </p>
        <a className={buttonLook.link} href={fileUrl(officialsTemplate)} download>
          <Download aria-hidden />
          Download an empty list with every column (CSV)
        </a>
      </div>
    </section>
  )
}
