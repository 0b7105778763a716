import { importedFile, type ImportRun } from '@atlas/contract/endpoints/imports.ts'
import { Undo2 } from 'lucide-react'
import { fileUrl } from '#api/call.ts'
import { originText } from '#features/data-imports/history/run-words.ts'
import { momentText } from '#ui/text/moment-text.ts'

/** What was imported, with the file that can be had again. */
export function RunWhat({ run }: { readonly run: ImportRun }) {
  const { id, file_name: name, has_file, undone_at } = run
  return (
    <div className="run-what">
      <span>{originText(run)}</span>
      {undone_at && (
        <span className="badge">
          <Undo2 className="icon" aria-hidden />
          Undone {momentText(undone_at)}
        </span>
      )}
      {name && has_file && (
        <a className="wrap-anywhere" href={fileUrl(importedFile, { id: String(id) })} download>
          {name}
          <span className="sr-only"> (saves the file)</span>
        </a>
      )}
      {name && !has_file && <span className="muted wrap-anywhere">{name}</span>}
    </div>
  )
}
