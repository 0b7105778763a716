import type { CoverageSource } from '@atlas/contract/endpoints/data/coverage.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { TriangleAlert } from 'lucide-react'
import { ageInWords, isOverAYearOld } from '#data/coverage/age-in-words.ts'
import textLook from '#shared/ui/look/text.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import styles from '#data/coverage/sources.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { isWebUrl } from '#shared/ui/text/web-url.ts'

/** The anchor of its section in the URL. */
export function sourceAnchor(id: string): string {
  return `source-${id}`
}

export function SourceTitle({ source: { title, url } }: { readonly source: CoverageSource }) {
  if (!url || !isWebUrl(url)) return title
  return (
    <a href={url} rel="noreferrer" target="_blank">
      {title}
      <span className={textLook.visuallyHidden}> (opens in a new tab)</span>
    </a>
  )
}

interface SourceAgeProps {
  readonly source: CoverageSource
  readonly today: string
}

/** "08-05-2026, 15 weeks old"; a source over a year old is marked. */
export function SourceAge({ source: { as_of: day }, today }: SourceAgeProps) {
  if (!day) return <span className={textLook.unknown}>Without a date</span>
  return (
    <>
      <span className={textLook.nowrap}>{typedDayOf(day)}</span>,{' '}
      <span className={textLook.nowrap}>{ageInWords(day, today)}</span>
      {isOverAYearOld(day, today) && (
        <span className={classes(badgeLook.warning, styles.old)}>
          <TriangleAlert aria-hidden />
          Over a year old
        </span>
      )}
    </>
  )
}

export function methodsText({ methods }: CoverageSource): string {
  return methods.length === 0 ? '—' : methods.join(', ')
}
