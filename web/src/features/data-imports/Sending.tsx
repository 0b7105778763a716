interface SendingProps {
  readonly name: string
  readonly share: number
  readonly onCancel: () => void
}

export function Sending({ name, share, onCancel }: SendingProps) {
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
