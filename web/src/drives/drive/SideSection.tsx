import { type ReactNode, useId } from 'react'
import styles from '#drives/drive/SideSection.module.css'

/** A part of what stands beside the tasks of a drive. */
export function SideSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
