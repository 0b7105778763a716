import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import styles from '#data/imports/ResultsChooser.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** The way to what organizations with an atlas give each other. */
export function ToSharedValues({ ownShared }: { readonly ownShared: Import | null }) {
  const heading = useId()
  const isWaiting = ownShared !== null && ownShared.status !== 'DONE'
  return (
    <section className={styles.results} aria-labelledby={heading}>
      <h2 id={heading}>Share what was found</h2>
      <p>
        Give what your organization found to another one with an atlas, or load what another one found. You see value by
        value what is new, newer, older or contradicts.
      </p>
      {isWaiting && (
        <p>
          <b className={textLook.wrapAnywhere}>{ownShared.file_name}</b> waits to be looked at.
        </p>
      )}
      <p>
        <Link to="/admin/data/shared" className={buttonLook.large}>
          Share or load
        </Link>
      </p>
    </section>
  )
}
