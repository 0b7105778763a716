import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import styles from '#shared/page/StatusPage.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface StatusPageProps {
  /** The title, if it is not the title of the screen. */
  readonly title?: string
  readonly art: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** A page with a single message and a link onward. */
export function StatusPage({ title, art, children, actions }: StatusPageProps) {
  return (
    <main id="main" className={styles.status}>
      <div className={styles.inner}>
        {art}
        <PageTitle>{title}</PageTitle>
        {children}
        <div className={buttonLook.row}>{actions}</div>
      </div>
    </main>
  )
}

/** A folded map as a small picture; the children are drawn on it. */
export function MapSheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 148 104" aria-hidden="true">
      <path className={styles.ground} d="M10 22 52 12l44 10 42-10v70L96 92 52 82 10 92Z" />
      <path className={styles.grid} d="M52 12v70M96 22v70M10 45l42-10 44 10 42-10M10 69l42-10 44 10 42-10" />
      <path className={styles.edge} d="M10 22 52 12l44 10 42-10v70L96 92 52 82 10 92Z" />
      {children}
    </svg>
  )
}

/** A route on the map that ends before its goal, or a cross for no route at all. */
export function TrailSheet({ isCrossedOut }: { readonly isCrossedOut: boolean }) {
  return (
    <MapSheet>
      <path className={styles.trail} d="M28 74c18-20 32-2 40-14" />
      <circle className={styles.start} cx="28" cy="74" r="5" />
      {isCrossedOut && <path className={styles.edge} d="m66 54 10 10m0-10L66 64" />}
    </MapSheet>
  )
}

interface NothingHereProps extends Pick<LinkProps, 'to' | 'search'> {
  readonly title: string
  /** The text of the link that leads onward. */
  readonly linkText: string
  readonly children: ReactNode
}

/** For an address at which nothing is, or no longer is. */
export function NothingHere({ title, linkText, children, ...target }: NothingHereProps) {
  const link = (
    <Link className={buttonLook.primaryLarge} {...target}>
      {linkText}
    </Link>
  )
  return (
    <StatusPage title={title} art={<TrailSheet isCrossedOut />} actions={link}>
      <p>{children}</p>
    </StatusPage>
  )
}

/** A letter lying on the map. */
export function EnvelopeSheet() {
  return (
    <MapSheet>
      <path className={styles.edge} d="M50 40h48v30H50Zm0 0 24 18 24-18" />
    </MapSheet>
  )
}
