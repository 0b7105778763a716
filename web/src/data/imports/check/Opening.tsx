import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#data/imports/check/CheckLists.module.css'

/** A list that is folded behind how long it is. */
export function Opening({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
