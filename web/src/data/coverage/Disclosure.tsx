import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#data/coverage/Disclosure.module.css'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { classes } from '#shared/ui/look/classes.ts'

interface DisclosureProps {
  readonly id: string
  readonly title: string
  readonly className: string | undefined
  /** Whether it is open on a phone at first. */
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A section with a heading. On a phone, where the page is long, the heading opens it. */
export function Disclosure({ id, title, className, isOpenAtFirst = false, children }: DisclosureProps) {
  const isWide = useMediaQuery(fromTablet)
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  )
  if (isWide)
    return (
      <section className={className} aria-labelledby={id}>
        {heading}
        {children}
      </section>
    )
  return (
    <details className={classes(className, styles.fold)} open={isOpenAtFirst}>
      <summary>
        {heading}
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  )
}
