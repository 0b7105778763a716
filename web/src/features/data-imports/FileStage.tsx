import type { Import } from '@atlas/contract/endpoints/imports.ts'
import { Checked } from '#features/data-imports/check/Checked.tsx'
import { FileChooser } from '#features/data-imports/FileChooser.tsx'
import { UnderWay } from '#features/data-imports/import/UnderWay.tsx'
import { DoneNotice, FailedNotice } from '#features/data-imports/Outcome.tsx'
import type { Sender } from '#features/data-imports/use-sender.ts'

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
    <div className="stage">
      <div className="stage-progress">
        <p>
          Sending <b className="wrap-anywhere">{name}</b>: {percent}%
        </p>
        <progress aria-label="Sending the file" value={share} max={1} />
      </div>
      <div className="stage-actions">
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
