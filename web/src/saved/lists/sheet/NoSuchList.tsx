import { Link } from '@tanstack/react-router'
import { StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** Somebody else's list that is not shared says no more than one that never was. */
export function NoSuchList() {
  return (
    <StatusPage
      title="No such list"
      art={<TrailSheet isCrossedOut />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/lists">
          See your lists
        </Link>
      }
    >
      <p>It may have been deleted, or is not shared with you. Ask whoever sent you the link to share it.</p>
    </StatusPage>
  )
}
