import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo } from '#mail/messages/compose.ts'

/** A report that was decided. */
export interface DecidedReport {
  readonly firstName: string
  /** Who the official is. */
  readonly about: string
  readonly officialId: number
  /** Of the column; null where it is none, or is hidden from this reader. */
  readonly label: string | null
  readonly accepted: { readonly value: string | null; readonly source: string | null } | null
  readonly declined: { readonly reason: string | null; readonly note: string | null } | null
}

/** To a person who reported a mistake. */
export function reportDecided(about: About, report: DecidedReport): Message {
  const { label, accepted, declined } = report
  const what = label === null ? '' : ` (${label})`
  const value = accepted?.value
  return compose(about, {
    subject: 'What became of your report',
    firstName: report.firstName,
    before: [
      `You reported a mistake about ${report.about}${what}. Thank you for that.`,
      accepted
        ? 'It was checked and accepted: the atlas is put right.'
        : `It was checked, and the atlas stays as it is. Reason: ${declined?.reason ?? 'Other'}.`,
    ],
    quoted: accepted ? (value ? `${value}\nSource: ${accepted.source ?? ''}` : '') : (declined?.note ?? ''),
    action: { label: 'See the official', link: linkTo(about, `/officials/${report.officialId}`) },
  })
}
