import {
  contactIn,
  type ContactKind,
  contactWords,
  noContact,
  type ShownContact,
} from '@atlas/contract/rules/shown-contact.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import styles from '#shared/values/ContactValue.module.css'
import { PhoneLink } from '#shared/values/PhoneLink.tsx'
import { useToday } from '#shared/values/use-today.ts'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { EmailLink } from '#shared/ui/text/contact-links.tsx'

/** The phone or email address of an official in a row, and below it whose it is and how old. */
export function ContactOfRow({ row, kind }: { readonly row: Row; readonly kind: ContactKind }) {
  const contact = contactIn(row, kind)
  if (!contact) return <span className={textLook.faint}>{noContact[kind]}</span>
  return (
    <span className={styles.contact}>
      {kind === 'phone' ? <PhoneLink phone={contact.value} /> : <EmailLink email={contact.value} />}
      <WhoseContact contact={contact} />
    </span>
  )
}

/** "sheriff’s office, listed in 2009, may have changed"; what may have changed is emphasized. */
export function WhoseContact({ contact }: { readonly contact: Pick<ShownContact, 'of' | 'asOf'> }) {
  const { of, age, isOld } = contactWords(contact, useToday())
  return (
    <small className={styles.whose}>
      {of},{' '}
      <span className={classes(isOld && styles.old)}>
        <WithDays text={age} />
      </span>
    </small>
  )
}
