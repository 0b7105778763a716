import { type Role, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import styles from '#users/pending/Pending.module.css'
import type { DecideOnUsers } from '#users/pending/use-decide-on-users.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface BulkBarProps {
  readonly chosen: readonly string[]
  readonly shown: number
  readonly decision: DecideOnUsers
  readonly onReject: (opener: HTMLElement) => void
}

/** Actions on everybody who is selected; the role and organization of each can be changed first. */
export function BulkBar({ chosen, shown, decision, onReject }: BulkBarProps) {
  const id = useId()
  const [role, setRole] = useState<Role>('USER')
  const [joinsNamed, setJoinsNamed] = useState(true)
  const [isChanging, setIsChanging] = useState(false)
  const where = joinsNamed ? 'each in the organization they named' : 'in no organization'
  return (
    <section className={styles.bulk} aria-label="Chosen users">
      <p>
        <b>
          {chosen.length} of {shown} chosen.
        </b>{' '}
        Role {role}, {where}.{' '}
        <button
          type="button"
          className={buttonLook.link}
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          Change<span className={textLook.visuallyHidden}> what the chosen users are given</span>
        </button>
      </p>
      <button
        type="button"
        className={buttonLook.danger}
        data-action="reject-chosen"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onReject(currentTarget)}
      >
        Reject {chosen.length} …
      </button>
      <button
        type="button"
        className={buttonLook.primary}
        aria-busy={decision.isPending || undefined}
        onClick={() => {
          if (decision.isPending) return
          decision.mutate({ user_ids: [...chosen], decision: { kind: 'approve', role, joins_named: joinsNamed } })
        }}
      >
        {decision.isPending ? <span className={spinnerLook.spinner} aria-hidden="true" /> : <Check aria-hidden />}
        Approve {chosen.length}
      </button>
      {isChanging && (
        <div className={styles.given}>
          <label htmlFor={id}>Role</label>
          <Select id={id} value={role} options={roles.toReversed()} onChange={setRole} />
          <Checkbox checked={joinsNamed} onChange={({ target }) => setJoinsNamed(target.checked)}>
            Each shares with the organization they named, which is made where there is none
          </Checkbox>
        </div>
      )}
    </section>
  )
}
