import { Copy } from 'lucide-react'
import { useId } from 'react'
import styles from '#drives/drive/ShareBox.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

/** The address of a drive, to be texted to whoever may help. */
export function ShareBox({ url, organization }: { readonly url: string; readonly organization: string }) {
  const id = useId()
  return (
    <section className={classes(cardLook.card, styles.share)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Ask somebody to help</h2>
      <div className={fieldLook.field}>
        <label className={fieldLook.label} htmlFor={id}>
          Link to text or e-mail
        </label>
        <div className={styles.row}>
          <input
            id={id}
            className={fieldLook.input}
            readOnly
            value={url}
            aria-describedby={`${id}-hint`}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className={buttonLook.large} onClick={() => void copyText('link', url)}>
            <Copy aria-hidden />
            Copy
          </button>
        </div>
        <p className={fieldLook.hint} id={`${id}-hint`}>
          Works for approved people of {organization}. Others are asked to register first.
        </p>
      </div>
    </section>
  )
}
