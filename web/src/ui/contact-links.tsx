/** The digits of a phone number as a dialer wants them; a ten-digit number is one of the United States. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`
}

export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={phoneAddress(phone)}>{phone}</a>
}

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`}>
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
