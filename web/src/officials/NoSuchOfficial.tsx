import { NothingHere } from '#shared/page/StatusPage.tsx'

/** Shown at an address that belongs to no official. */
export function NoSuchOfficial() {
  return (
    <NothingHere title="No such official" to="/advanced-search" linkText="Search all officials">
      The atlas has no official at this address. Officials leave it when they leave office, so an old link may lead
      nowhere, and a new one may be mistyped.
    </NothingHere>
  )
}
