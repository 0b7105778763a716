import { Link } from '@tanstack/react-router'
import { NothingHere } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

export function NoSuchDay() {
  return (
    <NothingHere
      title="No results of this day"
      link={
        <Link className={buttonLook.primaryLarge} to="/results">
          See the election days
        </Link>
      }
    >
      Either the day is still to come, or the address is mistyped.
    </NothingHere>
  )
}
