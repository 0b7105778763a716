import { Link } from '@tanstack/react-router'
import { NothingHere } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** For a colleague's list that is not shared, the answer is the same as for one that never existed. */
export function NoSuchList() {
  return (
    <NothingHere
      title="No such list"
      link={
        <Link className={buttonLook.primaryLarge} to="/lists">
          See your lists
        </Link>
      }
    >
      It may have been deleted, or is not shared with you. Ask whoever sent you the link to share it.
    </NothingHere>
  )
}
