import { Flag } from 'lucide-react'
import type { OfficialReference } from '#features/search/detail/official-reference.ts'
import { openFeedback } from '#layout/feedback/open-feedback.ts'

/** Opens a message to support that says already whom it is about. */
export function ReportMistake({ reference }: { readonly reference: OfficialReference }) {
  return (
    <button type="button" className="btn" aria-haspopup="dialog" onClick={() => openFeedback(draftFor(reference))}>
      <Flag className="icon" aria-hidden />
      Report a mistake
    </button>
  )
}

/** The person writes what is wrong above; whoever reads it is one click from the official. */
function draftFor({ name, office, address }: OfficialReference) {
  return { subject: `Mistake: ${name}, ${office}`, message: `\n\nAbout ${name}, ${office}\n${address}` }
}
