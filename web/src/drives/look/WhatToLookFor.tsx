import styles from '#drives/frame/notes.module.css'

/** What a second person is there for. */
export function WhatToLookFor() {
  return (
    <section className={styles.notes} aria-labelledby="what-to-look-for">
      <h2 id="what-to-look-for">What to look for</h2>
      <ul>
        <li>Does the source say what the answer says? Open the page, or trust the call if day and office are named.</li>
        <li>Is it an office, not a home?</li>
        <li>Ethnicity and gender: does the person or a source state it?</li>
      </ul>
    </section>
  )
}
