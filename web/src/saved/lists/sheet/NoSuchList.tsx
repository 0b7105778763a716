import { NothingHere } from '#shared/page/StatusPage.tsx'

/** For a colleague's list that is not shared, the answer is the same as for one that never existed. */
export function NoSuchList() {
  return (
    <NothingHere title="No such list" to="/lists" linkText="See your lists">
      It may have been deleted, or is not shared with you. Ask whoever sent you the link to share it.
    </NothingHere>
  )
}
