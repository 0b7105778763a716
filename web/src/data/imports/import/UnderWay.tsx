import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import styles from '#data/imports/import/stage.module.css'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import textLook from '#shared/ui/look/text.module.css'

const published = { CHECKING: 'Working out what changes by', LOADING: 'Publishing' } as const
const verbs = {
  load: published,
  official: published,
  results: { CHECKING: 'Holding winners beside holders by', LOADING: 'Publishing' },
  shared: { CHECKING: 'Holding beside what is on file the values of', LOADING: 'Taking values of' },
  undo: { CHECKING: 'Undoing', LOADING: 'Undoing' },
} as const

interface UnderWayProps {
  readonly request: Import
}

/** What is being done with a file, said aloud once, and what is done at the moment. */
export function UnderWay({ request: { kind, status, file_name: name, step } }: UnderWayProps) {
  const verb = status === 'CHECKING' ? verbs[kind].CHECKING : verbs[kind].LOADING
  const what = kind === 'undo' ? 'the import of ' : ''
  return (
    <div className={styles.stage}>
      <div className={styles.working}>
        <span className={spinnerLook.spinner} aria-hidden="true" />
        <p role="status">
          {verb} {what}
          <b className={textLook.wrapAnywhere}>{name}</b>…
        </p>
      </div>
      {step && <p className={textLook.muted}>{step}</p>}
      <p className={textLook.muted}>
        You need not wait here. It goes on when you leave this page, and you find it again here.
      </p>
    </div>
  )
}
