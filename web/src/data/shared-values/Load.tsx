import { useId } from 'react'
import { Sending } from '#data/imports/Sending.tsx'
import { useSender } from '#data/imports/use-sender.ts'
import { sendShared } from '#data/shared-values/shared-queries.ts'
import styles from '#data/shared-values/SharedValuesPage.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { FileDrop } from '#shared/ui/form/FileDrop.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** The file of another organization. */
export function Load() {
  const heading = useId()
  const sender = useSender(() => undefined, sendShared)
  return (
    <section className={styles.load} aria-labelledby={heading}>
      <h2 id={heading}>Load what another organization found</h2>
      <p>
        You see value by value what is new, newer or older, and what contradicts what you have. Nothing is overwritten
        that you have not seen.
      </p>
      {sender.sending ? (
        <Sending {...sender.sending} onCancel={sender.cancel} />
      ) : (
        <FileDrop
          hint="The ZIP file as another atlas made it with “Share what we found”."
          accept=".zip,application/zip"
          refusal={sender.refusal}
          onChoose={sender.choose}
        >
          <SendTrouble sent={sender.sent} />
        </FileDrop>
      )}
      <p className={textLook.muted}>
        What you take stays marked with the name of the organization that found it, wherever it is shown. Each load can
        be undone.
      </p>
    </section>
  )
}
