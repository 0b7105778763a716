import type { About, Message } from '#mail/mail.ts'
import { compose, linkTo, shortened } from '#mail/messages/compose.ts'

interface EndingKey {
  readonly firstName: string
  /** As its owner called it. */
  readonly name: string
  /** When it ends, `11-27-2026`. */
  readonly day: string
}

/** To the owner of a key that ends soon. */
export function keyEnds(about: About, { firstName, name, day }: EndingKey): Message {
  return compose(about, {
    subject: `A key of yours for the ${about.title} ends soon`,
    firstName,
    before: [
      `The key “${shortened(name)}” ends on ${day}. Programs that use it stop then.`,
      'Make a new one before, and give it to them in its place.',
    ],
    action: { label: 'See your keys', link: `${linkTo(about, '/account')}#keys` },
    after: ['If nothing uses the key any more, there is nothing to do.'],
  })
}
