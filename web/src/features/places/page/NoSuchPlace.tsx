import { Link } from '@tanstack/react-router'
import statusPageStyles from '#layout/page/StatusPage.module.css'
import { MapSheet, StatusPage } from '#layout/page/StatusPage.tsx'
import buttonLook from '#ui/look/button.module.css'

export function NoSuchPlace() {
  return (
    <StatusPage
      title="No such place"
      art={
        <MapSheet>
          <path className={statusPageStyles.trail} d="M28 74c18-20 32-2 40-14" />
          <circle className={statusPageStyles.start} cx="28" cy="74" r="5" />
          <path className={statusPageStyles.edge} d="m66 54 10 10m0-10L66 64" />
        </MapSheet>
      }
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
