import { type Role, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { invitationDays, type Invitee, mostInvited } from '@atlas/contract/endpoints/users/invitations.ts'
import { readPastedEmails } from '@atlas/contract/rules/pasted-emails.ts'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { inviteesQuery } from '#users/invitations/invitation-queries.ts'
import styles from '#users/invitations/Invitations.module.css'
import { InviteeList } from '#users/invitations/InviteeList.tsx'
import { useInvite } from '#users/invitations/use-invitations.ts'

const nowhere = ''

/**
 * Pasted addresses, all invited into one role and organization. The state of each is shown before anybody is invited.
 */
export function InviteForm({ organizations }: { readonly organizations: readonly Organization[] }) {
  const { data: me } = useQuery(sessionQuery)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [role, setRole] = useState<Role>('USER')
  const [chosen, setChosen] = useState<string | null>(null)
  const organizationId = chosen ?? me?.organization_of?.id ?? nowhere
  const looked = useInvitees(text)
  const faulty = looked.pasted.filter(({ fault }) => fault).map(({ email }) => email)
  const inviting = useInvite(() => setText(faulty.join('\n')))
  const mend = (email: string) => {
    const start = text.indexOf(email)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + email.length)
  }
  const invite = () => {
    const organization_id = organizationId === nowhere ? null : organizationId
    inviting.mutate({ emails: looked.fresh, role, organization_id })
  }
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <EmailsField area={area} text={text} onChange={setText} />
        <GivenFields {...{ role, setRole, organizations, organizationId, setOrganizationId: setChosen }} />
        <EmailsFile onRead={(read) => setText((before) => [before, read].filter(Boolean).join('\n'))} />
      </div>
      <div className={styles.answers}>
        <Answers looked={looked} onMend={mend} />
        <SendTrouble sent={inviting} />
        <div>
          <BusyButton
            isBusy={inviting.isPending}
            busyText="Inviting…"
            refusal={refusalOf(looked.good.length, looked.fresh.length, () => area.current?.focus())}
            onPress={invite}
          >
            Invite {counted(looked.fresh.length, 'person', 'people')}
          </BusyButton>
        </div>
      </div>
    </div>
  )
}

const nobody: ReadonlyMap<string, Invitee> = new Map()

/** The pasted text, the addresses in it, and the state of each. */
function useInvitees(text: string) {
  const pasted = readPastedEmails(text)
  const good = pasted.filter(({ fault }) => fault === null).map(({ email }) => email)
  const settled = useDebounced(good.slice(0, mostInvited).join('\n'), 300)
  const answer = useNewestAnswer(useQuery(inviteesQuery(settled ? settled.split('\n') : [])))
  const invitees = answer.reply ?? nobody
  return { pasted, good, answer, invitees, fresh: good.filter((email) => invitees.get(email)?.standing === 'new') }
}

interface EmailsFieldProps {
  readonly area: Ref<HTMLTextAreaElement>
  readonly text: string
  readonly onChange: (text: string) => void
}

function EmailsField({ area, text, onChange }: EmailsFieldProps) {
  const id = useId()
  return (
    <Field id={id} label="E-mail addresses" error={undefined}>
      <p className={fieldLook.hint} id={`${id}-hint`}>
        Paste them as they are, from a message or a column of a spreadsheet, up to {mostInvited}.
      </p>
      <textarea
        ref={area}
        id={id}
        className={classes(fieldLook.input, fieldLook.area)}
        aria-describedby={`${id}-hint`}
        rows={6}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

interface GivenFieldsProps {
  readonly role: Role
  readonly setRole: (role: Role) => void
  readonly organizations: readonly Organization[]
  readonly organizationId: string
  readonly setOrganizationId: (id: string) => void
}

function GivenFields({ role, setRole, organizations, organizationId, setOrganizationId }: GivenFieldsProps) {
  const id = useId()
  const nameOf = (option: string) => organizations.find((each) => each.id === option)?.name
  return (
    <div className={styles.two}>
      <Field id={`${id}-role`} label="Role" error={undefined}>
        <Select id={`${id}-role`} value={role} options={roles.toReversed()} onChange={setRole} />
      </Field>
      <Field id={`${id}-organization`} label="Organization" error={undefined}>
        <Select
          id={`${id}-organization`}
          value={organizationId}
          options={[nowhere, ...organizations.map((each) => each.id)]}
          labelOf={(option) => nameOf(option) ?? 'None: they share with nobody'}
          onChange={setOrganizationId}
        />
      </Field>
    </div>
  )
}

function EmailsFile({ onRead }: { readonly onRead: (text: string) => void }) {
  return (
    <label className={buttonLook.button}>
      <FileUp aria-hidden />
      Choose a CSV file
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className={textLook.visuallyHidden}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void file?.text().then(onRead)
          // Cleared, because the browser reports no change when the same file is chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

interface AnswersProps {
  readonly looked: ReturnType<typeof useInvitees>
  readonly onMend: (email: string) => void
}

function Answers({ looked: { pasted, good, answer, invitees, fresh }, onMend }: AnswersProps) {
  return (
    <>
      <div className={styles.head}>
        <h3>Who gets an invitation</h3>
        <p role="status">{pasted.length > 0 && `${thousands(fresh.length)} of ${thousands(pasted.length)}`}</p>
      </div>
      {pasted.length === 0 && <p className={textLook.muted}>Nobody yet. Each address is answered here at once.</p>}
      {pasted.length > 0 && <InviteeList pasted={pasted} invitees={invitees} onMend={onMend} />}
      {good.length > 0 && <PartTrouble section="What these addresses are already" answer={answer} />}
      <p className={fieldLook.hint}>
        Each gets a link that works once, for {invitationDays} days, and needs no approval. What you type here is not
        kept for addresses that are left out.
      </p>
    </>
  )
}

function refusalOf(good: number, fresh: number, onPress: () => void) {
  if (good > mostInvited)
    return { reason: `At most ${mostInvited} addresses are invited at once. Send the rest afterwards.`, onPress }
  if (fresh === 0) return { reason: 'Enter the address of somebody who is to be invited.', onPress }
  return undefined
}
