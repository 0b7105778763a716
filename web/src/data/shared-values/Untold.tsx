import { TriangleAlert } from 'lucide-react'
import styles from '#data/shared-values/SharedValuesPage.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** What cannot be shown of a file, each in a sentence. */
export function Untold({ sentences, total }: { readonly sentences: readonly string[]; readonly total: number }) {
  if (total === 0) return null
  const title = `${counted(total, 'entry', 'entries')} cannot be taken`
  return (
    <div className={noticeLook.warning}>
      <TriangleAlert aria-hidden />
      <details className={styles.untold}>
        <summary>
          <b>{title}.</b> What is on file stays as it is.
        </summary>
        <ul aria-label={title}>
          {sentences.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
        {total > sentences.length && <p>and {thousands(total - sentences.length)} more</p>}
      </details>
    </div>
  )
}
