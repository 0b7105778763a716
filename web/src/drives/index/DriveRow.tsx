import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { Link } from '@tanstack/react-router'
import { aboutDrive } from '#drives/frame/drive-words.ts'
import { ProgressBar } from '#drives/frame/ProgressBar.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import styles from '#drives/index/DrivesPage.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A drive in the list of all: how far it is, and the way in. */
export function DriveRow({ drive }: { readonly drive: Drive }) {
  const { id, name, progress, ended_at: endedAt } = drive
  const { wanted, published, waiting, left, places_left: placesLeft } = progress
  return (
    <li className={rowsLook.row}>
      <div>
        <h2>
          <Link to="/fill/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <p className={rowsLook.words}>{aboutDrive(drive)}</p>
      </div>
      <p className={rowsLook.count}>
        <b>{thousands(published + waiting)}</b> of {thousands(wanted)} in
        <span className={textLook.visuallyHidden}>, </span>
        <small>{leftText(endedAt !== null, left, placesLeft)}</small>
      </p>
      <div className={styles.bar}>
        <ProgressBar counts={progress} />
        <p>
          {thousands(published)} published · {thousands(waiting)} to be looked at
        </p>
      </div>
      <Link className={buttonLook.button} to="/fill/$id" params={{ id }}>
        Open
        <span className={textLook.visuallyHidden}> {name}</span>
      </Link>
    </li>
  )
}

function leftText(hasEnded: boolean, left: number, places: number): string {
  if (hasEnded) return 'Ended'
  return left === 0 ? 'Nothing is left' : `${thousands(left)} left in ${counted(places, 'place', 'places')}`
}
