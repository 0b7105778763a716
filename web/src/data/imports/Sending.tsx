import stageStyles from '#data/imports/import/stage.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface SendingProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

/** Which part of a file has left. */
export function Sending({ name, share, onCancel }: SendingProps) {
  const percent = Math.floor(share * 100)
  return (
    <div className={stageStyles.stage}>
      <div className={stageStyles.progress}>
        <p>
          {percent < 100 ? 'Sending' : 'Reading'} <b className={textLook.wrapAnywhere}>{name}</b>
          {percent < 100 ? `: ${percent}%` : '…'}
        </p>
        <progress aria-label="Sending the file" value={share} max={1} />
      </div>
      <div className={stageStyles.actions}>
        <button type="button" className={buttonLook.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
