import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Link } from '@tanstack/react-router'
import { CircleCheck, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { loadedText } from '#data/imports/import/counts-text.ts'
import { LeftOutByRule } from '#data/corrections/report/official/LeftOutByRule.tsx'
import stageStyles from '#data/imports/import/stage.module.css'
import outcomeStyles from '#data/imports/import/outcome.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface OutcomeProps {
  readonly request: Import
  /** How to go on with another file. */
  readonly children: ReactNode
}

export function DoneNotice({ request: { file_name: name, counts }, children }: OutcomeProps) {
  return (
    <div className={stageStyles.stage}>
      <div className={outcomeStyles.outcome} role="status">
        <CircleCheck aria-hidden />
        <p>
          <b className={textLook.wrapAnywhere}>{name} is published.</b> {counts && loadedText(counts)}
        </p>
      </div>
      {counts && <LeftOutByRule counts={counts} />}
      <p>
        <Link to="/advanced-search">See the officials in Advanced Search</Link>
      </p>
      {children}
    </div>
  )
}

export function FailedNotice({ request: { file_name: name, error }, children }: OutcomeProps) {
  return (
    <div className={stageStyles.stage}>
      <div className={outcomeStyles.failed} role="alert">
        <OctagonAlert aria-hidden />
        <p>
          <b className={textLook.wrapAnywhere}>{name} was not published.</b> {error}
        </p>
      </div>
      {children}
    </div>
  )
}
