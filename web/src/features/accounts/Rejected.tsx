import { Link } from '@tanstack/react-router'
import { SupportContact } from '#features/accounts/SupportContact.tsx'
import { MapSheet, StatusPage } from '#layout/page/StatusPage.tsx'

export function Rejected() {
  return (
    <StatusPage
      title="We are sorry"
      art={
        <MapSheet>
          <path className="trail" d="M28 74c18-20 32-2 44-16" />
          <circle className="start" cx="28" cy="74" r="5" />
          <path className="sheet-edge" d="m68 49 14 14m0-14L68 63" />
        </MapSheet>
      }
      actions={
        <Link className="btn btn-primary btn-large" to="/login">
          Back to login
        </Link>
      }
    >
      <p>Your account cannot be approved. The atlas is open to approved organizations only.</p>
      <p>If you think this is a mistake, or something has changed since you registered, please tell us.</p>
      <SupportContact />
    </StatusPage>
  )
}
