import { NothingHere } from '#shared/page/StatusPage.tsx'

export function NoSuchDay() {
  return (
    <NothingHere title="No results of this day" to="/results" linkText="See the election days">
      Either the day is still to come, or the address is mistyped.
    </NothingHere>
  )
}
