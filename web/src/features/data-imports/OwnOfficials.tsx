import { officialsTemplate } from '@atlas/contract/endpoints/data-imports.ts'
import { Download } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { fileUrl } from '#api/request-of.ts'
import { FileStage } from '#features/data-imports/FileStage.tsx'
import stageStyles from '#features/data-imports/import/stage.module.css'
import styles from '#features/data-imports/OwnOfficials.module.css'
import type { Imports } from '#features/data-imports/use-imports.ts'
import { useSender } from '#features/data-imports/use-sender.ts'
import adminPageStyles from '#layout/page/admin-page.module.css'
import { ListTrouble } from '#layout/page/ListTrouble.tsx'
import buttonLook from '#ui/look/button.module.css'
import { classes } from '#ui/look/classes.ts'

/** One file on its way from the person's disk into the data. */
export function OwnOfficials({ imports }: { readonly imports: Imports }) {
  const { answer, mine, elsewhere } = imports
  const sender = useSender()
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = answer.reply && (mine?.status ?? 'NONE')
  useKeptFocus(heading, sender.sending ? 'SENDING' : stage)
  return (
    <section className={adminPageStyles.card} aria-labelledby="own-officials">
      <div className={classes(adminPageStyles.head, stageStyles.head)}>
        <h2 id="own-officials" ref={heading} tabIndex={-1}>
          Your own officials
        </h2>
        <Introduction />
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {(answer.reply ?? sender.sending) && <FileStage mine={mine} elsewhere={elsewhere} sender={sender} />}
    </section>
  )
}

function Introduction() {
  return (
    <div className={styles.introduction}>
      <p>
        Keep your list as one CSV file: a row for each official, a column for each value that you know. What your list
        says is shown in place of the public value, and is named as yours; the public data stays beneath it.
      </p>
      <p>
        The file is your whole list. Whoever is not in it any more leaves your own officials. You see what would change
        before anything does.
      </p>
      <a className={buttonLook.button} href={fileUrl(officialsTemplate)} download>
        <Download aria-hidden />
        Download the template (CSV)
      </a>
    </div>
  )
}

/**
 * Where the button that had the focus leaves with its stage, the focus goes to the heading; it is never taken away.
 * Null while no stage is known: a page that is just opened begins at its top.
 */
function useKeptFocus(heading: RefObject<HTMLElement | null>, stage: string | null): void {
  const before = useRef(stage)
  useEffect(() => {
    const isKnown = before.current !== null
    if (before.current === stage) return
    before.current = stage
    if (isKnown && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading, stage])
}
