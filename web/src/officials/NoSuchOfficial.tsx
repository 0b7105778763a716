import { Link } from '@tanstack/react-router'
import { StatusPage, TrailSheet } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** What stands at the address of nobody. */
export function NoSuchOfficial() {
  return (
    <StatusPage
      title="No such official"
      art={<TrailSheet isCrossedOut />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/advanced-search">
          Search all officials
        </Link>
      }
    >
      <p>
        The atlas has no official at this address. Officials leave it when they leave office, so an old link may lead
        nowhere, and a new one may be mistyped.
      </p>
    </StatusPage>
  )
}
