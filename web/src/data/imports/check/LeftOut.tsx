import { leftOutRows } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { Download, TriangleAlert } from 'lucide-react'
import { fileUrl } from '#shared/api/request-of.ts'
import styles from '#data/imports/check/ChangesStep.module.css'
import listStyles from '#data/imports/check/CheckLists.module.css'
import { Opening } from '#data/imports/check/Opening.tsx'
import { rows } from '#data/imports/import/counts-text.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface LeftOutProps {
  readonly id: string
  readonly check: OfficialsFileCheck
}

/** Rows that cannot be used: nothing of them is published, and they come back as a file with the reasons. */
export function LeftOut({ id, check: { counts, left_out: leftOut } }: LeftOutProps) {
  const total = counts.left_out
  if (total === 0) return null
  const title = `Why ${total === 1 ? 'it is' : 'they are'} left out`
  return (
    <div className={styles.leftOut}>
      <TriangleAlert aria-hidden />
      <div>
        <p>
          <b>{rows(total)} cannot be used.</b> Leave {total === 1 ? 'it' : 'them'} out and get{' '}
          {total === 1 ? 'it' : 'them'} back as a file, with the reason in the last column.
        </p>
        <a className={buttonLook.button} href={fileUrl(leftOutRows, { id })} download>
          <Download aria-hidden />
          Download {rows(total)} (CSV)
        </a>
        <Opening title={title}>
          <section className={listStyles.list} aria-label={title} tabIndex={0}>
            <ul>
              {leftOut.map(({ line, row, text, reason }) => (
                <li key={line}>
                  <b>
                    {row}: {reason}
                  </b>
                  <span className={textLook.muted}>{text}</span>
                </li>
              ))}
            </ul>
            {total > leftOut.length && <p className={textLook.muted}>and {thousands(total - leftOut.length)} more</p>}
          </section>
        </Opening>
      </div>
    </div>
  )
}
