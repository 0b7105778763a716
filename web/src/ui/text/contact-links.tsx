import { shownPhone } from '@atlas/contract/rules/phone.ts'
import { emailUrl, phoneUrl } from '#ui/text/contact-url.ts'

export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneUrl(phone)}>{shownPhone(phone)}</a>
}

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={emailUrl(email)}>
      <EmailText email={email} />
    </a>
  )
}

/** May break after the @, where a person would break it. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, ...host] = email.split('@')
  if (host.length === 0) return name
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}
