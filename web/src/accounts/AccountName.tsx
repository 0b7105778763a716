/** Hidden: it tells a password manager which address the password of the form belongs to. */
export function AccountName({ email }: { readonly email: string | undefined }) {
  return email ? <input type="email" autoComplete="username" value={email} readOnly hidden /> : null
}
