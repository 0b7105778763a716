import { importedFile, type ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { Undo2 } from 'lucide-react'
import { fileUrl } from '#shared/api/request-of.ts'
import { originText } from '#data/imports/history/run-words.ts'
import styles from '#data/imports/history/RunList.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

/** What was imported, with the file that can be had again. */
export function RunWhat({ run }: { readonly run: ImportRun }) {
  const { id, file_name: name, has_file, undone_at } = run
  return (
    <div className={styles.what}>
      <span>{originText(run)}</span>
      {undone_at && (
        <span className={badgeLook.badge}>
          <Undo2 aria-hidden />
          Undone {momentText(undone_at)}
        </span>
      )}
      {name && has_file && (
        <a className={textLook.wrapAnywhere} href={fileUrl(importedFile, { id: String(id) })} download>
          {name}
          <span className={textLook.visuallyHidden}> (saves the file)</span>
        </a>
      )}
      {name && !has_file && <span className={classes(textLook.muted, textLook.wrapAnywhere)}>{name}</span>}
    </div>
  )
}
