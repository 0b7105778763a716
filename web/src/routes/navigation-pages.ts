import type { NavigationPage } from '#layout/header/navigation.ts'
import type { Screen } from '#routes/screen.ts'
import { type Address, screens } from '#routes/screens.ts'

const rows = Object.entries(screens) as [Address, Screen][]

/** The screens that the header leads to, in the order of the table. */
export const navigationPages: readonly NavigationPage[] = rows.flatMap(([to, { access, navigation }]) => {
  if (!navigation || 'under' in navigation) return []
  const { label, isSearch = false, isOfOrganization = false } = navigation
  const isForAdministrators = access === 'administrator'
  return [{ to, label, isSearch, isForAdministrators, isOfOrganization, also: addressesUnder(to) }]
})

function addressesUnder(to: Address): string[] {
  return rows.flatMap(([address, { navigation }]) =>
    navigation && 'under' in navigation && navigation.under === to ? [address] : [],
  )
}
