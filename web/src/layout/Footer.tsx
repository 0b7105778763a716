import type { Settings } from '@atlas/contract/endpoints/service/service.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { sessionQuery } from '#shared/api/session.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import styles from '#layout/Footer.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import { emailUrl } from '#shared/ui/text/contact-url.ts'

export function Footer() {
  const { data: settings } = useQuery(settingsQuery)
  // On paper a link cannot be followed, so the URL says where this came from.
  const url = useLocation({ select: (location) => location.href })
  return (
    <footer className={styles.footer}>
      {settings && <PresentedBy settings={settings} />}
      {settings && <DaysOfRecords settings={settings} />}
      {settings?.is_demonstration && (
        <span className={badgeLook.warning}>
          <FlaskConical aria-hidden />
          Demonstration data
        </span>
      )}
      <span className={styles.printAddress}>{window.location.origin + url}</span>
      {settings && (
        <span className={styles.end}>
          Questions? <a href={emailUrl(settings.support_email)}>{settings.support_email}</a>{' '}
          <Link className={styles.licenses} to="/developers">
            For programs
          </Link>{' '}
          <Link className={styles.licenses} to="/about/licences">
            Licenses
          </Link>
        </span>
      )}
    </footer>
  )
}

/** Links to the coverage for everybody who may see it. */
function DaysOfRecords({ settings }: { readonly settings: Settings }) {
  const { data: user } = useQuery(sessionQuery)
  const days = daysOfRecords(settings)
  if (!days) return null
  const text = days.slice(0, 1).toUpperCase() + days.slice(1)
  return <span>{user ? <Link to="/data">{text}</Link> : text}</span>
}

function PresentedBy({ settings }: { readonly settings: Settings }) {
  return (
    <span className={styles.presented}>
      {settings.presented_by_logo_url ? <img src={settings.presented_by_logo_url} alt="" /> : <CompassMark />}
      <span>
        Presented by <b>{settings.presented_by}</b>
      </span>
    </span>
  )
}

function CompassMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path fill="currentColor" d="M16 6.5 18 14l7.5 2-7.5 2-2 7.5-2-7.5-7.5-2 7.5-2z" />
    </svg>
  )
}
