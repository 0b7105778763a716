import { openFeedback } from '#layout/feedback/open-feedback.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface ContactUsProps {
  /** The name of the seat or place, for the subject of a message. */
  readonly about: string
  readonly message: string
}

/** Opens a message to support with its subject filled in. */
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
