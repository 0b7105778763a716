import { Link } from '@tanstack/react-router'
import { StatusPage } from '#layout/StatusPage.tsx'
import { MapSheet } from '#ui/MapSheet.tsx'

export function NoSuchOfficial() {
  return (
    <StatusPage
      title="No such official"
      art={
        <MapSheet>
          <path className="trail" d="M28 74c18-20 32-2 40-14" />
          <circle className="start" cx="28" cy="74" r="5" />
          <path className="sheet-edge" d="m66 54 10 10m0-10L66 64" />
        </MapSheet>
      }
      actions={
        <Link className="btn btn-primary btn-large" to="/advanced-search">
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
