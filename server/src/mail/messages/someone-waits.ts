import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, oneLine } from '#mail/messages/compose.ts'

interface Waiting {
  readonly firstName: string
  readonly lastName: string
  readonly organization: string
}

/** To every administrator: someone registered. The subject names nobody, because subjects are logged. */
export function someoneWaits(about: About, { firstName, lastName, organization }: Waiting): Message {
  const name = shortened(`${firstName} ${lastName}`)
  const from = organization.trim() ? ` (${shortened(organization)})` : ''
  return compose(about, {
    subject: `Someone waits for approval in the ${about.title}`,
    before: [`${name}${from} registered with the ${about.title} and waits for approval.`],
    action: { label: 'See who waits', link: linkTo(about, '/admin/users') },
    after: ['You get this mail because you are an administrator.'],
  })
}

const longestName = 120

function shortened(text: string): string {
  const name = oneLine(text)
  return name.length <= longestName ? name : `${name.slice(0, longestName).toWellFormed()}…`
}
