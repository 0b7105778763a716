import { emailUrl } from '#shared/ui/text/contact-url.ts'

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={emailUrl(email)}>
      <EmailText email={email} />
    </a>
  )
}

/** Allows a line break after the @. */
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
