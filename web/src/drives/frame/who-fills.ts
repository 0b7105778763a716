/** Told to an administrator, who sees the drives of every organization and may be in another one or in none. */
export function whoFillsText(organization: { readonly name: string }): string {
  return `People of ${organization.name} fill it in. To do so yourself, put yourself into that organization under Admin, Users.`
}
