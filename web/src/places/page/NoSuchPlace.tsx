import { Link } from '@tanstack/react-router'
import { NothingHere } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

export function NoSuchPlace() {
  return (
    <NothingHere
      title="No such place"
      link={
        <Link className={buttonLook.primaryLarge} to="/places">
          See all places
        </Link>
      }
    >
      The atlas has no place at this address. A link may be mistyped, or older than the district lines in force.
    </NothingHere>
  )
}
