import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import { Checked } from '#features/data-imports/check/Checked.tsx'
import { FileChooser } from '#features/data-imports/FileChooser.tsx'
import styles from '#features/data-imports/import/stage.module.css'
import { UnderWay } from '#features/data-imports/import/UnderWay.tsx'
import { DoneNotice, FailedNotice } from '#features/data-imports/Outcome.tsx'
import type { Sender } from '#features/data-imports/use-sender.ts'
import textLook from '#ui/look/text.module.css'
import buttonLook from '#ui/look/button.module.css'

interface FileStageProps {
  readonly mine: Import | null
  readonly elsewhere: Import | null
  readonly sender: Sender
}

/** Where the file is on its way, and what can be done next. */
export function FileStage({ mine, elsewhere, sender }: FileStageProps) {
  const choose = (isAgain: boolean) => <FileChooser sender={sender} isAgain={isAgain} />
  if (sender.sending) return <Sending {...sender.sending} onCancel={sender.cancel} />
  switch (mine?.status) {
    case undefined:
    case 'MATCHING':
      return choose(false)
    case 'CHECKING':
    case 'LOADING':
      return <UnderWay asked={mine} />
    case 'CHECKED':
      return (
        <Checked asked={mine} elsewhere={elsewhere}>
          {choose(true)}
        </Checked>
      )
    case 'DONE':
      return <DoneNotice asked={mine}>{choose(true)}</DoneNotice>
    case 'FAILED':
      return <FailedNotice asked={mine}>{choose(true)}</FailedNotice>
  }
}

interface SendingProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

function Sending({ name, share, onCancel }: SendingProps) {
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.stage}>
      <div className={styles.progress}>
        <p>
          Sending <b className={textLook.wrapAnywhere}>{name}</b>: {percent}%
        </p>
        <progress aria-label="Sending the file" value={share} max={1} />
      </div>
      <div className={styles.actions}>
        <button type="button" className={buttonLook.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
