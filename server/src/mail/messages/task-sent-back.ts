import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, oneClick, oneLine } from '#mail/messages/compose.ts'

interface SentBack {
  readonly firstName: string
  readonly tasks: readonly {
    readonly id: string
    readonly place: string
    readonly drive: string
    readonly word: string | null
  }[]
  readonly token: string
}

/**
 * To a person whose tasks were sent back: what the reviewer asked for. Mail programs can unsubscribe from these mails.
 */
export function taskSentBack(
  about: About,
  { firstName, tasks, token }: SentBack,
): Message & { readonly headers: Readonly<Record<string, string>> } {
  const [only, ...others] = tasks
  const link = linkTo(about, only && others.length === 0 ? `/fill/task/${only.id}` : '/fill')
  const letter = compose(about, {
    subject:
      only && others.length === 0
        ? `Sent back to you: ${oneLine(only.place)}`
        : `${tasks.length} tasks were sent back to you`,
    firstName,
    before: ['Somebody looked at what you filled in, and has a question.'],
    facts: tasks.map(({ place, drive, word }) => ({
      heading: `${oneLine(place)} · ${oneLine(drive)}`,
      lines: [`“${oneLine(word ?? '')}”`],
    })),
    action: { label: 'Go on filling in', link },
    after: ['You get this email at most once a day, and only when something was sent back to you.'],
    stop: { label: 'To stop these emails, open', link: linkTo(about, `/unsubscribe/${token}`, { of: 'tasks' }) },
  })
  return { ...letter, headers: oneClick(linkTo(about, `/api/unsubscribe/${token}`)) }
}
