import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Menu } from '@base-ui/react/menu'
import { useId } from 'react'
import styles from '#layout/nonpartisan/NonpartisanItem.module.css'
import { useTurnNonpartisan } from '#layout/nonpartisan/use-turn-nonpartisan.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The switch of the nonpartisan view in the account menu. */
export function NonpartisanItem({ user }: { readonly user: Me }) {
  const { mutate, isPending, variables } = useTurnNonpartisan()
  const id = useId()
  return (
    <Menu.CheckboxItem
      className={classes(popupLook.item, styles.item)}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-more`}
      // The new choice is shown while it is being saved.
      checked={isPending ? variables : user.is_nonpartisan}
      onCheckedChange={(isOn) => !isPending && mutate(isOn)}
    >
      <span className={styles.words}>
        <span id={`${id}-label`}>Nonpartisan view</span>
        <span id={`${id}-more`} className={styles.more}>
          Hide party and candidates’ shares
        </span>
      </span>
      <span className={styles.switch} aria-hidden="true" />
    </Menu.CheckboxItem>
  )
}
