import type { Import } from '@atlas/contract/endpoints/imports.ts'

const verbs = {
  load: { CHECKING: 'Checking', LOADING: 'Loading' },
  undo: { CHECKING: 'Undoing', LOADING: 'Undoing' },
} as const

interface UnderWayProps {
  readonly asked: Import
}

/** What is being done with a file, said aloud once, and what is done at the moment. */
export function UnderWay({ asked: { kind, status, file_name: name, step } }: UnderWayProps) {
  const verb = status === 'CHECKING' ? verbs[kind].CHECKING : verbs[kind].LOADING
  const what = kind === 'undo' ? 'the import of ' : ''
  return (
    <div className="stage">
      <div className="stage-working">
        <span className="spinner" aria-hidden="true" />
        <p role="status">
          {verb} {what}
          <b className="wrap-anywhere">{name}</b>…
        </p>
      </div>
      {step && <p className="muted">{step}</p>}
      <p className="muted">You need not wait here. It goes on when you leave this page, and you find it again here.</p>
    </div>
  )
}
