import styles from '#saved/searches/ChangeChips.module.css'
import { type ChangeCounts, changeWords } from '#saved/searches/changes.ts'

/** How many officials came, went and changed. */
export function ChangeChips({ changes }: { readonly changes: ChangeCounts }) {
  return (
    <ul className={styles.chips}>
      {changeWords(changes).map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  )
}
