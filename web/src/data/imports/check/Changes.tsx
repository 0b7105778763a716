import type { ChangedOfficial } from '@atlas/contract/endpoints/data/import-check.ts'
import { ArrowRight } from 'lucide-react'
import styles from '#data/imports/check/CheckLists.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** Each value before and after. */
export function Changes({ changes }: Pick<ChangedOfficial, 'changes'>) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <span className={textLook.muted}>{column}:</span> <Value text={before} />
          <ArrowRight size={16} aria-hidden />
          <span className={textLook.visuallyHidden}>becomes</span> <Value text={after} />
        </li>
      ))}
    </ul>
  )
}

function Value({ text }: { readonly text: string | null }) {
  return text === null ? <span className={textLook.unknown}>Unknown</span> : <span>{text}</span>
}
