import { NothingHere } from '#shared/page/StatusPage.tsx'

export function NoSuchPlace() {
  return (
    <NothingHere title="No such place" to="/places" linkText="See all places">
      The atlas has no place at this address. A link may be mistyped, or older than the district lines in force.
    </NothingHere>
  )
}
