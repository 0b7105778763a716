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
  /** Each new attempt moves the focus here while there are errors. */
  readonly attempt: number
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What is missing in a form, with a link to each field. */
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
                  // The URL stays, because a field within a form is not a page of its own.
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
