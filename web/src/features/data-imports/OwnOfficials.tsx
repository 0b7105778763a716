import { useRef } from 'react'
import { FileStage } from '#features/data-imports/FileStage.tsx'
import { Introduction } from '#features/data-imports/Introduction.tsx'
import type { Imports } from '#features/data-imports/use-imports.ts'
import { useKeptFocus } from '#features/data-imports/use-kept-focus.ts'
import { useSender } from '#features/data-imports/use-sender.ts'
import { ListTrouble } from '#layout/page/ListTrouble.tsx'

/** One file on its way from the person's disk into the data. */
export function OwnOfficials({ imports }: { readonly imports: Imports }) {
  const { answer, mine, elsewhere } = imports
  const sender = useSender()
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = answer.reply && (mine?.status ?? 'NONE')
  useKeptFocus(heading, sender.sending ? 'SENDING' : stage)
  return (
    <section className="admin-card" aria-labelledby="own-officials">
      <div className="admin-card-head imports-card-head">
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
