import { emailUrl } from '#shared/ui/text/contact-url.ts'

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
