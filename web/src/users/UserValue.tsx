import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { siteUrl } from '#users/site-url.ts'
import { rolesOf, type UserField } from '#users/user-fields.ts'
import textLook from '#shared/ui/look/text.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import { EmailLink } from '#shared/ui/text/contact-links.tsx'
import { PhoneLink } from '#shared/values/PhoneLink.tsx'
import { momentText } from '#shared/ui/text/moment-text.ts'

const nobody = <span className={textLook.unknown}>Nobody</span>

const shown: Record<UserField, (user: User) => ReactNode> = {
  id: ({ id }) => id,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  email: ({ email }) => <EmailLink email={email} />,
  confirm_email: ({ confirm_email }) => <EmailConfirmed isConfirmed={confirm_email} />,
  phone: ({ phone }) => phone && <PhoneLink phone={phone} />,
  organization: ({ organization }) => organization,
  organization_of: ({ organization_of: organization }) => organization?.name ?? nobody,
  organization_site: ({ organization_site }) => <Site text={organization_site} />,
  entity_type: ({ entity_type }) => entity_type,
  roles: (user) =>
    rolesOf(user)
      .filter((role) => user.roles[role])
      .join(', '),
  created_at: ({ created_at }) => momentText(created_at),
  approved_at: ({ approved_at }) => approved_at && momentText(approved_at),
  rejected_at: ({ rejected_at }) => rejected_at && momentText(rejected_at),
}

export function UserValue({ user, field }: { readonly user: User; readonly field: UserField }) {
  return shown[field](user) || <span className={textLook.unknown}>—</span>
}

function EmailConfirmed({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : Clock
  return (
    <span className={isConfirmed ? badgeLook.success : badgeLook.warning}>
      <Icon aria-hidden />
      {isConfirmed ? 'Yes' : 'Not yet'}
    </span>
  )
}

function Site({ text }: { readonly text: string }) {
  const url = siteUrl(text)
  if (url === null) return text || <span className={textLook.unknown}>—</span>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
      <span className={textLook.visuallyHidden}> (opens another site)</span>
    </a>
  )
}
