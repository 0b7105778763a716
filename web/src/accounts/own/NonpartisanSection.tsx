import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import { useTurnNonpartisan } from '#layout/nonpartisan/use-turn-nonpartisan.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { Switch } from '#shared/ui/form/Switch.tsx'

export function NonpartisanSection({ user }: { readonly user: Me }) {
  const turning = useTurnNonpartisan()
  const { isPending, variables, mutate } = turning
  return (
    <AccountSection anchor="nonpartisan" title="Nonpartisan view">
      <Switch
        // The new choice is shown while it is being saved.
        isOn={isPending ? variables : user.is_nonpartisan}
        hint="Everywhere you look, in your files and in print. “Uncontested” and “close” stay. It changes nothing for your colleagues."
        onChange={(isOn) => !isPending && mutate(isOn)}
      >
        Hide party and candidates’ shares
      </Switch>
      <SendTrouble sent={turning} />
    </AccountSection>
  )
}
