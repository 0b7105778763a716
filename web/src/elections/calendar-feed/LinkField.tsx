import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from '#elections/calendar-feed/calendar-feed.module.css'
import { Field } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const noticeMilliseconds = 4_000

interface LinkFieldProps {
  readonly url: string
  readonly hasFocus: boolean
}

/** The private link, to be read, selected and copied. */
export function LinkField({ url, hasFocus }: LinkFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isCopied, copy } = useCopy(url, input)
  const Mark = isCopied ? Check : Copy
  return (
    <Field id={id} label="Your private link" error={undefined}>
      <div className={styles.copyRow}>
        <input
          ref={input}
          id={id}
          className={fieldLook.input}
          readOnly
          autoFocus={hasFocus}
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={buttonLook.button} onClick={() => void copy()}>
          <Mark aria-hidden />
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <span role="status" className={textLook.visuallyHidden}>
          {isCopied && 'Copied'}
        </span>
      </div>
      <p id={`${id}-hint`} className={fieldLook.hint}>
        Whoever has the link can see these dates and what they are filtered by; nothing else.
      </p>
    </Field>
  )
}

/** Copies the text of a field and knows for a while that it did. */
function useCopy(text: string, input: RefObject<HTMLInputElement | null>) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // A page without https, or a browser that forbids it: selected, one key copies it.
      input.current?.select()
      showToast('warning', 'The link could not be copied', 'It is selected: copy it by hand.')
    }
  }
  return { isCopied, copy }
}
