import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { phoneUrl } from '#shared/ui/text/contact-url.ts'

export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneUrl(phone)}>{formatPhone(phone)}</a>
}
