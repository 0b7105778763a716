import type { OfficialsFileCheck } from '@atlas/contract/endpoints/imports.ts'
import { Download, OctagonAlert } from 'lucide-react'
import { problemsFile } from '#features/data-imports/check/problems-file.ts'
import { saveText } from '#ui/browser/save-text.ts'
import { thousands } from '#ui/text/thousands.ts'

interface ProblemsProps {
  readonly name: string
  readonly check: OfficialsFileCheck
}

/** What has to be mended in the file, line by line. */
export function Problems({ name, check: { problems, counts } }: ProblemsProps) {
  const isCut = counts.problems > problems.length
  return (
    <>
      <div className="outcome outcome-failed" role="status">
        <OctagonAlert className="icon" aria-hidden />
        <p>
          <b>{problemsText(counts.problems)}</b> Mend {counts.problems === 1 ? 'it' : 'them'} in your file and choose it
          again. Nothing was changed.
        </p>
      </div>
      <div className="problems-head">
        <p className="muted">
          {isCut
            ? `The first ${thousands(problems.length)} of ${thousands(counts.problems)}`
            : 'In the order of the file'}
        </p>
        <button
          type="button"
          className="btn"
          onClick={() =>
            saveText(`problems-of-${name.replace(/\.[^.]*$/, '')}.csv`, 'text/csv', problemsFile(problems))
          }
        >
          <Download className="icon" aria-hidden />
          Download as CSV
        </button>
      </div>
      <section className="frame problems" aria-label="Problems" tabIndex={0}>
        <table className="grid-table">
          <caption className="sr-only">Problems of {name}, by line</caption>
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
            {problems.map(({ line, column, reason }, place) => (
              <tr key={place}>
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
