import { contactIn } from '@atlas/contract/rules/shown-contact.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import styles from '#shared/values/HowToReach.module.css'
import { ContactOfRow } from '#shared/values/ContactValue.tsx'
import textLook from '#shared/ui/look/text.module.css'

/**
 * The phone number and the email address of an official, or of an office without a holder on file, and whose each is.
 */
export function HowToReach({ row }: { readonly row: Row }) {
  const kinds = (['phone', 'email'] as const).filter((kind) => contactIn(row, kind) !== null)
  if (kinds.length === 0) return <span className={textLook.faint}>No phone or e-mail on file</span>
  return (
    <span className={styles.reach}>
      {kinds.map((kind) => (
        <ContactOfRow key={kind} row={row} kind={kind} />
      ))}
    </span>
  )
}
