import { changeKinds, type ChangeKind } from '@atlas/contract/catalogue/change-kinds.ts'
import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, oneClick, oneLine } from '#mail/messages/compose.ts'

/** Officials to whom the same happened: how many, and the first of them as a person reads them. */
export interface Affected {
  readonly total: number
  readonly named: readonly string[]
}

/** What changed of one saved search. */
export interface SearchNews {
  readonly name: string
  readonly entered: Affected
  readonly left: Affected
  readonly noLonger: Affected
  readonly changed: Readonly<Partial<Record<ChangeKind, Affected>>>
}

interface Digest {
  readonly firstName: string
  readonly searches: readonly SearchNews[]
  readonly token: string
}

/**
 * To a person who asked for it: what changed in their searches. Mail programs can unsubscribe from it with one click.
 */
export function weeklyDigest(
  about: About,
  { firstName, searches, token }: Digest,
): Message & { readonly headers: Readonly<Record<string, string>> } {
  const letter = compose(about, {
    subject: `What changed in your searches of the ${about.title}`,
    firstName,
    before: ['This is what changed since you last looked, or since our last email about them.'],
    facts: searches.map((news) => ({ heading: oneLine(news.name), lines: linesOf(news) })),
    action: { label: 'Open your saved searches', link: linkTo(about, '/saved') },
    after: [
      'You get this email because you switched it on beside these searches. It comes on Monday mornings, and not in a week without changes.',
    ],
    stop: { label: 'To stop the weekly email, open', link: linkTo(about, `/unsubscribe/${token}`) },
  })
  return { ...letter, headers: oneClick(linkTo(about, `/api/unsubscribe/${token}`)) }
}

function linesOf({ entered, left, noLonger, changed }: SearchNews): string[] {
  const kinds = Object.entries(changed) as [ChangeKind, Affected][]
  return [
    line('new', entered),
    line('left office', left),
    line(noLonger.total === 1 ? 'no longer matches' : 'no longer match', noLonger),
    ...kinds.map(([kind, affected]) => line(`changed ${changeKinds[kind]}`, affected)),
  ].filter((each) => each !== null)
}

/** "3 new: Ann Bird (Sheriff, Bolivar County), Cal Heron (Mayor, Shaw) and 1 more" */
function line(what: string, { total, named }: Affected): string | null {
  if (total === 0) return null
  const others = total - named.length
  const more = others > 0 ? ` and ${others.toLocaleString('en-US')} more` : ''
  return `${total.toLocaleString('en-US')} ${what}: ${named.map(oneLine).join(', ')}${more}`
}
