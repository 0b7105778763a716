import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Belongings, User } from '@atlas/contract/endpoints/users/users.ts'
import { Lock, type LucideIcon, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { isOne, savedText } from '#users/belongings/belongings-words.ts'
import styles from '#users/belongings/Consequences.module.css'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import textLook from '#shared/ui/look/text.module.css'

export interface Consequence {
  readonly icon: LucideIcon
  readonly text: string
  /** Something is lost for good. */
  readonly isLoss?: boolean
}

/**
 * What happens to somebody's shared items: they stay with the organization, or are deleted where nobody else is in it.
 */
export function ofShared(
  { organization_of: organization }: Pick<User | Me, 'organization_of'>,
  { shared, heir }: Belongings,
): Consequence | null {
  const sharedText = savedText(shared, 'shared')
  if (!organization || !sharedText) return null
  const [stays, becomes, is] = isOne(shared) ? ['stays', 'becomes', 'is'] : ['stay', 'become', 'are']
  if (!heir) {
    const text = `${sharedText} ${is} deleted for good, because nobody else is in ${organization.name}.`
    return { icon: Trash2, text, isLoss: true }
  }
  return { icon: Users, text: `${sharedText} ${stays} with ${organization.name} and ${becomes} ${heir.name}’s.` }
}

/** The private items, and what happens to them when their owner leaves. */
export function ofPrivate(belongings: Belongings, does?: readonly [one: string, many: string]): Consequence | null {
  const sharedText = savedText(belongings.private, 'private')
  const verb = does ? ` ${isOne(belongings.private) ? does[0] : does[1]}` : ''
  return sharedText ? { icon: Lock, text: `${sharedText}${verb}.` } : null
}

interface ConsequencesProps {
  readonly title: string
  readonly of: readonly (Consequence | null)[]
}

export function Consequences({ title, of }: ConsequencesProps) {
  const consequences = of.filter((each) => each !== null)
  if (consequences.length === 0) return null
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {consequences.map(({ icon: Icon, text, isLoss = false }) => (
          <li key={text} data-loss={isLoss || undefined}>
            <Icon aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BelongingsTextProps {
  readonly answer: NewestAnswer<Belongings>
  /** False for a person who shares nothing, so that nothing has to be counted. */
  readonly isNeeded?: boolean
  readonly isVisible?: boolean
  readonly children: ReactNode
}

/** Says what follows once a person's items are known, or why they are not. */
export function BelongingsText({ answer, isNeeded = true, isVisible = true, children }: BelongingsTextProps) {
  const isAwaited = isVisible && isNeeded && answer.reply === null
  const isSlow = useAfterDelay(isAwaited && answer.progress === 'loading', 300)
  return (
    <div className={styles.known} aria-live="polite">
      {isVisible && !isAwaited && children}
      {isSlow && <p className={textLook.muted}>Counting what they keep…</p>}
      {isAwaited && <PartTrouble section="What they keep" answer={answer} />}
    </div>
  )
}
