import { listDrives } from '@atlas/contract/endpoints/drives/drives.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import styles from '#drives/help/HelpBox.module.css'
import { driveOfPlaces } from '#drives/make/drive-of-places.ts'
import { call } from '#shared/api/call.ts'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { counted } from '#shared/ui/text/counted.ts'

interface HelpBoxProps {
  readonly place: { readonly id: string; readonly fullName: string }
  readonly seatsByLaw: number
  readonly onFile: number
}

/** On the page of a place: what is missing there, and the way to fill it in where a drive asks about it. */
export function HelpBox({ place, seatsByLaw, onFile }: HelpBoxProps) {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const canMake = user != null && isAdministrator(user)
  const { data } = useQuery({
    queryKey: ['drives', 'place', place.id],
    queryFn: ({ signal }) => call(listDrives, { query: { place_id: place.id } }, { signal }),
    meta: { showsOwnError: true },
    enabled: user != null && (user.organization_of !== null || canMake),
  })
  if (!data) return null
  const drive = data.values.find(({ task_id: task, can_fill: canFill }) => task !== null && canFill)
  if (!drive && !canMake) return null
  const open = seatsByLaw - onFile
  const missing =
    open > 0 ? `${open} of ${counted(seatsByLaw, 'seat', 'seats')} not on file` : 'Something is missing here'
  return (
    <section className={styles.box} aria-labelledby="help-fill-in">
      <h2 id="help-fill-in">{drive ? `${missing}: ${open > 0 ? 'help fill them in' : 'help fill it in'}` : missing}</h2>
      {drive?.task_id ? (
        <>
          <p>The courthouse knows. A call takes about five minutes, and the script is ready.</p>
          <Link className={buttonLook.primary} to="/fill/task/$id" params={{ id: drive.task_id }}>
            <Pencil aria-hidden />
            Fill in for {drive.name}
          </Link>
        </>
      ) : (
        <>
          <p>Volunteers of an organization can find out: who holds which seat, and the line of each office.</p>
          <Link className={buttonLook.button} to="/fill/new" search={driveOfPlaces([place.id], place.fullName)}>
            Make a drive
          </Link>
        </>
      )}
    </section>
  )
}
