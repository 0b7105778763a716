import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { citation } from '@atlas/contract/rules/citation.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { settingsQuery } from '#shared/api/settings.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const nouns: Readonly<Record<SubjectId, string>> = { official: 'Officials', place: 'Places' }

/** How a publication cites the data of the file; empty until the settings are known. The file cites its own version. */
export function Citation({ subject }: { readonly subject: SubjectId }) {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const text = citation({
    title: settings.title,
    what: nouns[subject],
    version: settings.data_version,
    recordsAsOf: settings.records_as_of,
    day: localDay(new Date()),
    url: window.location.origin,
  })
  return (
    <div>
      <p>
        <b>How to cite:</b> <span className={textLook.muted}>{text}</span>
      </p>
      <button type="button" className={buttonLook.button} onClick={() => void copyText('text', text)}>
        <Copy aria-hidden />
        Copy the citation
      </button>
    </div>
  )
}
