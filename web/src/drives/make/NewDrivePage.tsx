import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { MapPinned, Search } from 'lucide-react'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { readStart } from '#drives/make/drive-start.ts'
import { NewDriveForm } from '#drives/make/NewDriveForm.tsx'
import styles from '#drives/make/NewDrivePage.module.css'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Where an administrator makes a drive of what a search found, or of the places they chose. */
export function NewDrivePage() {
  const query = useSearch({ strict: false }) as UrlQuery
  const start = readStart(query)
  return (
    <FillFrame>
      <Crumbs above={[<Link to="/fill">Drives</Link>]} here="New drive" />
      <div className={styles.title}>
        <PageTitle />
      </div>
      {/* Another start is another drive: nothing of the one before may stay in the form. */}
      {start ? <NewDriveForm key={JSON.stringify(query)} {...start} /> : <ChooseStart />}
    </FillFrame>
  )
}

function ChooseStart() {
  return (
    <section className={classes(cardLook.card, styles.start)} aria-labelledby="choose-start">
      <h2 id="choose-start">What is it about?</h2>
      <p>
        A drive begins with a search, a list of places, a place, or a “Not on file” line. Find them, and press “Make a
        drive” there: below Save in Advanced Search, above the list in Places, and on the page of each place.
      </p>
      <div className={buttonLook.row}>
        <Link className={buttonLook.large} to="/places">
          <MapPinned aria-hidden />
          Open Places
        </Link>
        <Link className={buttonLook.large} to="/advanced-search">
          <Search aria-hidden />
          Open Advanced Search
        </Link>
      </div>
    </section>
  )
}
