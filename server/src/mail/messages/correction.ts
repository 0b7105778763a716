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
  readonly accepted: {
    readonly value: string | null
    readonly source: string | null
    /** It is not the value that this person reported. */
    readonly isOther: boolean
  } | null
  readonly declined: { readonly reason: string | null; readonly note: string | null } | null
}

const acceptedWords = {
  same: 'It was checked and accepted: the atlas is put right.',
  another: 'It was checked and answered with another value than yours. The atlas now says:',
} as const

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
        ? acceptedWords[accepted.isOther ? 'another' : 'same']
        : `It was checked, and the atlas stays as it is. Reason: ${declined?.reason ?? 'Other'}.`,
    ],
    quoted: accepted ? (value ? `${value}\nSource: ${accepted.source ?? ''}` : '') : (declined?.note ?? ''),
    action: { label: 'See the official', link: linkTo(about, `/officials/${report.officialId}`) },
  })
}

/** A report whose value was shown, and is not any more. */
interface UndoneReport extends Pick<DecidedReport, 'firstName' | 'about' | 'officialId' | 'label'> {
  /** The value that was taken out; null where it is hidden from this reader, or there was none. */
  readonly value: string | null
}

/** To a person who was notified that their report was accepted. */
export function reportUndone(
  about: About,
  { firstName, about: whom, officialId, label, value }: UndoneReport,
): Message {
  const what = label === null ? '' : ` (${label})`
  return compose(about, {
    subject: 'Your report was looked at once more',
    firstName,
    before: [
      `You reported a mistake about ${whom}${what}, and we told you that it was accepted.`,
      'An administrator has taken that back: the value below is not shown any more. If you know better, please report it again, with where you saw it.',
    ],
    quoted: value ?? '',
    action: { label: 'See the official', link: linkTo(about, `/officials/${officialId}`) },
  })
}

/** To each administrator, when the first report comes after all were decided. */
export function reportWaits(about: About, { about: whom, label }: Pick<DecidedReport, 'about' | 'label'>): Message {
  const what = label === null ? '' : ` (${label})`
  return compose(about, {
    subject: `A report waits to be checked in the ${about.title}`,
    before: [
      `Somebody reported a mistake about ${whom}${what}. Until it is decided, no other email comes about reports.`,
    ],
    action: { label: 'See the reports', link: linkTo(about, '/admin/corrections') },
    after: ['You are getting this email because you are an administrator.'],
  })
}
