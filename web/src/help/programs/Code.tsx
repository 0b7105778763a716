import { Copy } from 'lucide-react'
import styles from '#help/programs/ProgramsPage.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

/** A text to copy. Wide text scrolls, also with the keyboard. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={styles.code}>
      <pre role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
      <button type="button" className={buttonLook.button} onClick={() => void copyText('text', text)}>
        <Copy aria-hidden />
        Copy
        <span className={textLook.visuallyHidden}> {label}</span>
      </button>
    </div>
  )
}
