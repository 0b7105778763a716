import { shareValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Download, X } from 'lucide-react'
import { useId } from 'react'
import { foundCountQuery } from '#data/shared-values/shared-queries.ts'
import styles from '#data/shared-values/SharedValuesPage.module.css'
import { fileUrl } from '#shared/api/request-of.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The own values as a file: what it contains, and what it never contains. */
export function Share() {
  const heading = useId()
  const answer = useNewestAnswer({ ...useQuery(foundCountQuery), isPlaceholderData: false })
  const found = answer.reply
  return (
    <aside className={classes(cardLook.card, styles.share)} aria-labelledby={heading}>
      <h2 id={heading}>Share what we found</h2>
      <p>A file of your organization’s own values, for another organization with an atlas.</p>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {found?.total === 0 ? (
        <p className={textLook.muted}>
          Nothing to share yet. Lists, drives, results and corrections bring values of your own.
        </p>
      ) : (
        <>
          <ul className={styles.goes}>
            <li>
              <Check aria-hidden />
              <span aria-busy={found === null || undefined}>{found ? countText(found) : 'Counting your values …'}</span>
            </li>
            <li>
              <Check aria-hidden />
              CSV, a README and a checksum
            </li>
          </ul>
          <ul className={styles.never}>
            <li>
              <X aria-hidden />
              No names of volunteers, no notes, no call outcomes
            </li>
          </ul>
          {found && (
            <a className={classes(buttonLook.large, buttonLook.wide)} href={fileUrl(shareValues)} download>
              <Download aria-hidden />
              Make the file
            </a>
          )}
        </>
      )}
    </aside>
  )
}

function countText({ total, most }: { readonly total: number; readonly most: number }): string {
  const values = counted(Math.min(total, most), 'value', 'values')
  const all = total === 1 ? 'with its source and day' : 'each with its source and day'
  return total > most ? `The newest ${values} of ${thousands(total)}, ${all}` : `${values}, ${all}`
}
