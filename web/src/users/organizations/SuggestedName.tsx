import type { Organization, OrganizationSuggestion } from '@atlas/contract/endpoints/users/organizations.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { Fold, useFold } from '#users/organizations/Fold.tsx'
import { PutIn } from '#users/organizations/PutIn.tsx'
import styles from '#users/organizations/Suggestions.module.css'
import { usePutInto } from '#users/organizations/use-put-into.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { EmailText } from '#shared/ui/text/contact-links.tsx'

interface SuggestedNameProps {
  readonly suggestion: OrganizationSuggestion
  /** The organization that already has this name. */
  readonly organization: Organization | null
  readonly onPut: (pressed: HTMLElement) => void
}

const atFirst = 4

/** A name that several people typed: each can be added with one press, or all together. */
export function SuggestedName({ suggestion, organization, onPut }: SuggestedNameProps) {
  const { name, accounts } = suggestion
  const putting = usePutInto(suggestion)
  const fold = useFold(accounts, atFirst)
  const all = accounts.length === 2 ? 'both' : `all ${accounts.length}`
  return (
    <li className={styles.name}>
      <div className={styles.head}>
        <h4>{name}</h4>
        <p>{organization ? `In it now: ${counted(organization.people, 'person', 'people')}` : 'A new organization'}</p>
        {accounts.length > 1 && (
          <PutIn
            label={`Put ${all} in`}
            spoken={`Put ${all} into ${name}`}
            action="put-all-in"
            accounts={accounts}
            putting={putting}
            onPut={onPut}
          />
        )}
      </div>
      <ul aria-label={`Typed ${name}`}>
        {fold.shown.map((account) => (
          <li key={account.id} className={styles.person}>
            <p>
              <b>{account.name}</b> <EmailText email={account.email} />
            </p>
            <PutIn
              label="Put in"
              spoken={`Put in ${account.name}`}
              action="put-in"
              accounts={[account]}
              putting={putting}
              onPut={onPut}
            />
          </li>
        ))}
      </ul>
      <Fold fold={fold} noun="people" />
      <SendTrouble sent={putting} />
    </li>
  )
}
