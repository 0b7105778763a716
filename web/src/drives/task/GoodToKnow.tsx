import styles from '#drives/frame/notes.module.css'

/** What to know while filling in. */
export function GoodToKnow({ hasSecondLook }: { readonly hasSecondLook: boolean }) {
  return (
    <section className={styles.notes} aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <ul>
        <li>Office phones and addresses only. Homes and personal numbers are refused.</li>
        <li>
          {hasSecondLook
            ? 'Somebody else looks at your answers before others see them.'
            : 'Your answers are shown at once, marked “Not looked at by a second person”.'}
        </li>
        <li>No signal? Your answers stay on this device and are sent later.</li>
      </ul>
    </section>
  )
}
