import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import type { CheckCounts, OfficialsFileCheck } from '@atlas/contract/endpoints/import-check.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import styles from '#features/data-imports/check/Checked.module.css'
import { CheckLists } from '#features/data-imports/check/CheckLists.tsx'
import { LoadButton } from '#features/data-imports/check/LoadButton.tsx'
import { Problems } from '#features/data-imports/check/Problems.tsx'
import { isWithoutEffect, officials } from '#features/data-imports/import/counts-text.ts'
import { DiscardButton } from '#features/data-imports/import/DiscardButton.tsx'
import { checkQuery } from '#features/data-imports/import/import-queries.ts'
import stageStyles from '#features/data-imports/import/stage.module.css'
import { ListTrouble } from '#layout/page/ListTrouble.tsx'
import { SkeletonCards } from '#ui/list/Skeletons.tsx'
import textLook from '#ui/look/text.module.css'
import { momentText } from '#ui/text/moment-text.ts'
import { thousands } from '#ui/text/thousands.ts'

interface CheckedProps {
  readonly asked: Import
  readonly elsewhere: Import | null
  /** How to go on with another file. */
  readonly children: ReactNode
}

/** What a file would change, or what is wrong with it; nothing is loaded yet. */
export function Checked({ asked, elsewhere, children }: CheckedProps) {
  const answer = useNewestAnswer({ ...useQuery(checkQuery(asked)), isPlaceholderData: false })
  const check = answer.reply
  return (
    <div className={stageStyles.stage}>
      <CheckHead asked={asked} />
      <ListTrouble list={answer} onRetry={answer.retry} />
      {!check && answer.progress === 'loading' && <SkeletonCards />}
      {check && <Found asked={asked} check={check} elsewhere={elsewhere} />}
      {children}
    </div>
  )
}

function CheckHead({ asked: { file_name: name, counts, error, expires_at } }: { readonly asked: Import }) {
  return (
    <div className={styles.head}>
      <h3 className={textLook.wrapAnywhere}>{name}</h3>
      <p className={textLook.muted} role="status">
        {counts && `${headText(counts)} `}
        Kept until {momentText(expires_at)}.
      </p>
      {error && (
        <p className={styles.outdated} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function headText({ problems, rows_read: rows }: CheckCounts): string {
  return problems > 0 ? 'Checked, and not taken.' : `Checked: ${officials(rows)} read, nothing loaded yet.`
}

interface FoundProps {
  readonly asked: Import
  readonly check: OfficialsFileCheck
  readonly elsewhere: Import | null
}

function Found({ asked, check, elsewhere }: FoundProps) {
  const { counts } = check
  if (counts.problems > 0)
    return (
      <>
        <Problems name={asked.file_name} check={check} />
        <div className={stageStyles.actions}>
          <DiscardButton asked={asked}>Forget this file</DiscardButton>
        </div>
      </>
    )
  const hasNoEffect = isWithoutEffect(counts)
  return (
    <>
      <Tally counts={counts} />
      <CheckLists check={check} />
      {hasNoEffect && <p>Nothing would change: the data already holds all of this list.</p>}
      <div className={stageStyles.actions}>
        {!hasNoEffect && <LoadButton asked={asked} counts={counts} elsewhere={elsewhere} />}
        <DiscardButton asked={asked}>Do not load it</DiscardButton>
      </div>
    </>
  )
}

const figures = [
  { key: 'added', label: 'would be added' },
  { key: 'changed', label: 'would change' },
  { key: 'vanishing', label: 'would vanish' },
  { key: 'unchanged', label: 'stay as they are' },
] as const

/** The check at a glance. */
function Tally({ counts }: { readonly counts: CheckCounts }) {
  return (
    <ul className={styles.tally} aria-label="What the file would change">
      {figures.map(({ key, label }) => (
        <li key={key} data-none={counts[key] === 0 || undefined}>
          <b>{thousands(counts[key])}</b> {label}
        </li>
      ))}
    </ul>
  )
}
