import { Copy } from 'lucide-react'
import { useId } from 'react'
import styles from '#saved/live-links/live-links.module.css'
import { Field } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

/** A new address, both plain and as a formula for Google Sheets. */
export function MadeLink({ url }: { readonly url: string }) {
  return (
    <>
      <p>
        <b>Copy it now. It is not shown again.</b>
      </p>
      <Copied
        label="For Google Sheets"
        text={`=IMPORTDATA("${url}")`}
        button="Copy the formula"
        hint="Put it into an empty cell. Sheets reads it again every hour."
      />
      <Copied
        label="Address"
        text={url}
        button="Copy the address"
        hint="In Excel: Data, From Web. In R: read.csv(…, colClasses = “character”). In pandas: read_csv(…, dtype=str)."
      />
    </>
  )
}

interface CopiedProps {
  readonly label: string
  readonly text: string
  readonly button: string
  readonly hint: string
}

function Copied({ label, text, button, hint }: CopiedProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={undefined}>
      <div className={styles.row}>
        <input
          id={id}
          className={fieldLook.input}
          readOnly
          value={text}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={buttonLook.button} onClick={() => void copyText('link', text)}>
          <Copy aria-hidden />
          {button}
        </button>
      </div>
      <p id={`${id}-hint`} className={fieldLook.hint}>
        {hint}
      </p>
    </Field>
  )
}
