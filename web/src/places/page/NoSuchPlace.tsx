import { Link } from '@tanstack/react-router'
import { StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

export function NoSuchPlace() {
  return (
    <StatusPage
      title="No such place"
      art={<TrailSheet isCrossedOut />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/places">
          See all places
        </Link>
      }
    >
      <p>The atlas has no place at this address. A link may be mistyped, or older than the district lines in force.</p>
    </StatusPage>
  )
}
