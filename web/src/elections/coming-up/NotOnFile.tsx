import { Link } from '@tanstack/react-router'
import styles from '#elections/coming-up/NotOnFile.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

/** What the dates leave out, in sentences. */
export function NotOnFile({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <section className={styles.notOnFile} aria-labelledby="not-on-file">
      <h2 id="not-on-file">Not on file</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <WithDays text={sentence} />
          </li>
        ))}
      </ul>
      <Link className={buttonLook.link} to="/data">
        What the atlas covers
      </Link>
    </section>
  )
}
