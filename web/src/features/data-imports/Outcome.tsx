import type { Import } from '@atlas/contract/endpoints/imports.ts'
import { Link } from '@tanstack/react-router'
import { CircleCheck, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { loadedText } from '#features/data-imports/import/counts-text.ts'

interface OutcomeProps {
  readonly asked: Import
  /** How to go on with another file. */
  readonly children: ReactNode
}

export function DoneNotice({ asked: { file_name: name, counts }, children }: OutcomeProps) {
  return (
    <div className="stage">
      <div className="outcome outcome-done" role="status">
        <CircleCheck className="icon" aria-hidden />
        <p>
          <b className="wrap-anywhere">{name} is loaded.</b> {counts && loadedText(counts)}
        </p>
      </div>
      <p>
        <Link to="/advanced-search">See the officials in Advanced Search</Link>
      </p>
      {children}
    </div>
  )
}

export function FailedNotice({ asked: { file_name: name, error }, children }: OutcomeProps) {
  return (
    <div className="stage">
      <div className="outcome outcome-failed" role="alert">
        <OctagonAlert className="icon" aria-hidden />
        <p>
          <b className="wrap-anywhere">{name} was not loaded.</b> {error}
        </p>
      </div>
      {children}
    </div>
  )
}
