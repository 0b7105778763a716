import type { Invitee } from '@atlas/contract/endpoints/users/invitations.ts'
import type { PastedEmail } from '@atlas/contract/rules/pasted-emails.ts'
import { Check, CircleAlert, Clock, Mail, UserCheck } from 'lucide-react'
import styles from '#users/invitations/Invitations.module.css'
import { inviteeText } from '#users/invitations/invitee-words.ts'
import { useInviteAgain } from '#users/invitations/use-invitations.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface InviteeListProps {
  readonly pasted: readonly PastedEmail[]
  readonly invitees: ReadonlyMap<string, Invitee>
  readonly onMend: (email: string) => void
}

const icons = {
  new: Check,
  user: UserCheck,
  waits: Clock,
  rejected: CircleAlert,
  invited: Mail,
  not_an_email: CircleAlert,
}

/** Each pasted address and what will happen to it: those to be invited come first. */
export function InviteeList({ pasted, invitees, onMend }: InviteeListProps) {
  const again = useInviteAgain()
  const statusOf = ({ email, fault }: PastedEmail) => (fault ? 'not_an_email' : invitees.get(email)?.standing)
  const order = ['new', undefined, 'user', 'waits', 'invited', 'rejected', 'not_an_email']
  const sorted = pasted.toSorted((one, other) => order.indexOf(statusOf(one)) - order.indexOf(statusOf(other)))
  return (
    <>
      <ul className={styles.invitees} aria-label="Who gets an invitation">
        {sorted.map((each) => {
          const invitee = invitees.get(each.email)
          const status = statusOf(each)
          const Icon = status ? icons[status] : Clock
          return (
            <li key={each.email} data-status={status}>
              <Icon aria-hidden />
              <p>
                {each.email}
                <span className={textLook.muted}>{inviteeText(each, invitee)}</span>
              </p>
              {each.fault && (
                <button type="button" className={buttonLook.link} onClick={() => onMend(each.email)}>
                  Mend<span className={textLook.visuallyHidden}> {each.email}</span>
                </button>
              )}
              {invitee?.invitation && (
                <button
                  type="button"
                  className={buttonLook.link}
                  aria-busy={again.isPending || undefined}
                  onClick={() => {
                    if (invitee.invitation && !again.isPending)
                      again.mutate({ id: invitee.invitation.id, email: each.email })
                  }}
                >
                  Send again<span className={textLook.visuallyHidden}> to {each.email}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <SendTrouble sent={again} />
    </>
  )
}
