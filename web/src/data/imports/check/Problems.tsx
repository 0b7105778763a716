import type { OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { Download, OctagonAlert } from 'lucide-react'
import { problemsFile } from '#data/imports/check/problems-file.ts'
import outcomeStyles from '#data/imports/import/outcome.module.css'
import styles from '#data/imports/check/Problems.module.css'
import { saveText } from '#shared/ui/browser/save-text.ts'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import tableLook from '#shared/ui/look/table.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ProblemsProps {
  readonly name: string
  readonly check: OfficialsFileCheck
}

/** What has to be mended in the file, line by line. */
export function Problems({ name, check: { problems, counts } }: ProblemsProps) {
  const isCut = counts.problems > problems.length
  return (
    <>
      <div className={outcomeStyles.failed} role="status">
        <OctagonAlert aria-hidden />
        <p>
          <b>{problemsText(counts.problems)}</b> Fix {counts.problems === 1 ? 'it' : 'them'} in your file and choose it
          again. Nothing was changed.
        </p>
      </div>
      <div className={styles.head}>
        <p className={textLook.muted}>
          {isCut
            ? `The first ${thousands(problems.length)} of ${thousands(counts.problems)}`
            : 'In the order of the file'}
        </p>
        <button
          type="button"
          className={buttonLook.button}
          onClick={() =>
            saveText(`problems-of-${name.replace(/\.[^.]*$/, '')}.csv`, 'text/csv', problemsFile(problems))
          }
        >
          <Download aria-hidden />
          Download as CSV
        </button>
      </div>
      <section className={classes(tableLook.frame, styles.problems)} aria-label="Problems" tabIndex={0}>
        <table className={tableLook.table}>
          <caption className={textLook.visuallyHidden}>Problems of {name}, by line</caption>
          <colgroup>
            <col data-width="line" />
            <col data-width="column" />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, reason }, index) => (
              <tr key={index}>
                <td>{line === null ? '—' : thousands(line)}</td>
                <td>{column ?? '—'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function problemsText(count: number): string {
  return count === 1 ? 'There is 1 problem.' : `There are ${thousands(count)} problems.`
}
