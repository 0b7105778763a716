import type { ChangedOfficial, ListedOfficial, OfficialsFileCheck } from '@atlas/contract/endpoints/import-check.ts'
import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#features/data-imports/check/CheckLists.module.css'
import { officials } from '#features/data-imports/import/counts-text.ts'
import textLook from '#ui/look/text.module.css'
import { thousands } from '#ui/text/thousands.ts'

/** Who it is about, list by list; each opens on its own. */
export function CheckLists({ check: { counts, added, changed, vanishing } }: { readonly check: OfficialsFileCheck }) {
  return (
    <div className={styles.lists}>
      <OfficialList title={`${officials(counts.vanishing)} would vanish`} total={counts.vanishing} shown={vanishing} />
      <OfficialList title={`${officials(counts.changed)} would change`} total={counts.changed} shown={changed} />
      <OfficialList title={`${officials(counts.added)} would be added`} total={counts.added} shown={added} />
    </div>
  )
}

interface OfficialListProps {
  readonly title: string
  readonly total: number
  readonly shown: readonly (ListedOfficial | ChangedOfficial)[]
}

function OfficialList({ title, total, shown }: OfficialListProps) {
  if (total === 0) return null
  return (
    <Opening title={title}>
      <section className={styles.list} aria-label={title} tabIndex={0}>
        <ul>
          {shown.map((official, place) => (
            <li key={place}>
              <b>{official.official}</b>
              <span className={textLook.muted}>
                {official.office}, {official.jurisdiction}
              </span>
              {'changes' in official && <Changes official={official} />}
            </li>
          ))}
        </ul>
        {total > shown.length && <p className={textLook.muted}>and {thousands(total - shown.length)} more</p>}
      </section>
    </Opening>
  )
}

function Opening({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.opening}>
      <summary>
        <ChevronDown aria-hidden />
        {title}
      </summary>
      {children}
    </details>
  )
}

function Changes({ official: { changes } }: { readonly official: ChangedOfficial }) {
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
