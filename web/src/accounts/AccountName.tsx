/** Nobody sees it: a password manager keeps the password of the form under this address. */
export function AccountName({ email }: { readonly email: string | undefined }) {
  return email ? <input type="email" autoComplete="username" value={email} readOnly hidden /> : null
}
