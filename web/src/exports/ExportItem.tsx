import type { Export, ExportStatus } from '@atlas/contract/endpoints/exports/exports.ts'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, Clock, Download, type LucideIcon, OctagonAlert } from 'lucide-react'
import { useId } from 'react'
import { download, formatNames, isRunning } from '#exports/export-queries.ts'
import styles from '#exports/ExportItem.module.css'
import { ExportProgress } from '#exports/ExportProgress.tsx'
import { rowsText } from '#exports/rows-text.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import { momentText } from '#shared/ui/text/moment-text.ts'

const looks: Record<
  ExportStatus,
  { readonly text: string; readonly badge: string | undefined; readonly icon: LucideIcon }
> = {
  CREATING: { text: 'Being made', badge: badgeLook.warning, icon: Clock },
  COMPLETE: { text: 'Ready', badge: badgeLook.success, icon: CircleCheck },
  FAILED: { text: 'Failed', badge: badgeLook.danger, icon: OctagonAlert },
}

/** One file: its contents, its status, and the button that saves it. */
export function ExportItem({ file }: { readonly file: Export }) {
  const { text, badge, icon: Icon } = looks[file.status]
  const [titleId, progressId] = [useId(), useId()]
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h2 id={titleId}>
          {file.filters.length > 0 ? file.filters.join(' · ') : `Every ${subjects[file.subject].one}`}
        </h2>
        <span className={badge}>
          <Icon aria-hidden />
          {text}
        </span>
        <p>
          {formatNames[file.format]} file of {momentText(file.created_at)}
        </p>
        {isRunning(file) ? <ExportProgress id={progressId} progress={file} /> : <Facts file={file} />}
      </div>
      {file.status === 'COMPLETE' && <DownloadButton file={file} titleId={titleId} />}
    </li>
  )
}

function Facts({ file }: { readonly file: Export }) {
  if (file.status === 'FAILED') return <p className={styles.error}>{file.error}</p>
  return (
    <p className={textLook.muted}>
      {rowsText(file)} · {file.columns} {file.columns === 1 ? 'column' : 'columns'} · kept until{' '}
      {momentText(file.expires_at)}
    </p>
  )
}

function DownloadButton({ file, titleId }: { readonly file: Export; readonly titleId: string }) {
  const saving = useMutation({ mutationFn: () => download(file.id) })
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-busy={saving.isPending || undefined}
      aria-describedby={titleId}
      aria-label={`Download the ${formatNames[file.format]} file of ${momentText(file.created_at)}`}
      onClick={() => !saving.isPending && saving.mutate()}
    >
      {saving.isPending ? <span className={spinnerLook.spinner} aria-hidden="true" /> : <Download aria-hidden />}
      Download
    </button>
  )
}
