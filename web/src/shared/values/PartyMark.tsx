import { partyLetter } from '#shared/values/party-letter.ts'
import styles from '#shared/values/PartyMark.module.css'
/** A party is a word with a letter in a neutral square; it has no color. */
export function PartyMark({ party }: { readonly party: string }) {
  return (
    <span className={styles.party}>
      <span className={styles.mark} aria-hidden="true">
        {partyLetter(party)}
      </span>
      {party}
    </span>
  )
}
