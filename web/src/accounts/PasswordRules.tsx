import { passwordRules } from '@atlas/contract/rules/password.ts'
import { Check, Circle, type LucideIcon, X } from 'lucide-react'
import styles from '#accounts/PasswordRules.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface PasswordRulesProps {
  readonly id: string
  readonly password: string
  /** Once the form has been submitted, an unmet rule is shown as an error instead of as still to do. */
  readonly isJudged: boolean
}

type RuleStatus = 'open' | 'met' | 'unmet'

const icons: Record<RuleStatus, LucideIcon> = { open: Circle, met: Check, unmet: X }

/** The requirements for a new password, shown before typing starts and ticked off during it. */
export function PasswordRules({ id, password, isJudged }: PasswordRulesProps) {
  const statuses = passwordRules.map(({ isMet }) => {
    if (password === '') return 'open'
    return isMet(password) ? 'met' : isJudged ? 'unmet' : 'open'
  })
  const met = statuses.filter((status) => status === 'met').length
  return (
    <>
      <ul className={styles.rules} aria-label="Password rules" id={id}>
        {passwordRules.map(({ message }, index) => (
          <Rule key={message} message={message} status={statuses[index] ?? 'open'} />
        ))}
      </ul>
      <p className={textLook.visuallyHidden} role="status">
        {password !== '' && `${met} of ${passwordRules.length} password rules met`}
      </p>
    </>
  )
}

function Rule({ message, status }: { readonly message: string; readonly status: RuleStatus }) {
  const Icon = icons[status]
  return (
    <li data-status={status}>
      <Icon size={16} aria-hidden />
      <span>
        {message}
        <span className={textLook.visuallyHidden}>{status === 'met' ? ': met' : ': not met yet'}</span>
      </span>
    </li>
  )
}
