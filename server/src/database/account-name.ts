/** How an account is called: by the name that the person typed or, where there is none, by the address. */
export function nameOf(account: { first_name: string; last_name: string; email: string }): string {
  return `${account.first_name} ${account.last_name}`.trim() || account.email
}
