import { Link } from '@tanstack/react-router'
import { NothingHere } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** Shown at an address that belongs to no official. */
export function NoSuchOfficial() {
  return (
    <NothingHere
      title="No such official"
      link={
        <Link className={buttonLook.primaryLarge} to="/advanced-search">
          Search all officials
        </Link>
      }
    >
      The atlas has no official at this address. Officials leave it when they leave office, so an old link may lead
      nowhere, and a new one may be mistyped.
    </NothingHere>
  )
}
