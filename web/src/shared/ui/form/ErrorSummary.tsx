import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styles from '#shared/ui/form/ErrorSummary.module.css'

interface SummaryEntry {
  /** The id of the control. */
  readonly id: string
  readonly label: string
}

interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[]
  /** Each new attempt takes the focus here, for as long as something is wrong. */
  readonly attempt: number
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What a form still needs, with a way to each field. */
export function ErrorSummary({ entries, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  if (entries.length === 0) return null
  return (
    <div className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1} ref={summary}>
      <CircleAlert aria-hidden />
      <div>
        <p id={titleId}>
          <b>{summaryTitle(entries.length)}</b>
        </p>
        <ul>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The URL keeps what it says: a place within a form is no page of its own.
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function summaryTitle(count: number): string {
  return count === 1 ? 'One field needs another look' : `${numbers[count] ?? count} fields need another look`
}
