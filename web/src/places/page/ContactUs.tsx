import { openFeedback } from '#layout/feedback/open-feedback.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface ContactUsProps {
  /** The seat or place, as the subject of a message says it. */
  readonly about: string
  readonly message: string
}

/** Opens a message to support that says already what it is about. */
export function ContactUs({ about, message }: ContactUsProps) {
  return (
    <button
      type="button"
      className={buttonLook.link}
      aria-haspopup="dialog"
      onClick={() => openFeedback({ subject: about, message })}
    >
      Tell us what you know
    </button>
  )
}
