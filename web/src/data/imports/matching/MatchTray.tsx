import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tray } from '#data/imports/import/Tray.tsx'
import { startCheck } from '#data/imports/matching/matching-queries.ts'
import { questionsText } from '#data/imports/matching/match-progress.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface MatchTrayProps {
  readonly request: Import
  readonly matching: Matching | null
  /** The server knows all that stands on the screen. */
  readonly isSaved: boolean
  readonly settled: () => Promise<unknown>
  readonly onChecked: (checking: Import) => void
}

/** The way on from the columns; what is left to answer stands beside it, and pressing it leads there. */
export function MatchTray({ request, matching, isSaved, settled, onChecked }: MatchTrayProps) {
  const checking = useMutation({
    mutationFn: async () => {
      await settled()
      return await startCheck(request.id)
    },
    onSuccess: onChecked,
  })
  const isOpen = matching === null || matching.questions_left > 0
  const goOn = () => {
    if (isOpen) return focusFirstQuestion()
    // Nothing has been changed since the check that is there.
    if (request.status === 'CHECKED' && isSaved) return onChecked(request)
    if (!checking.isPending) checking.mutate()
  }
  return (
    <Tray
      text={
        <div id="next-step">
          {matching && <TrayText matching={matching} />}
          <SendTrouble sent={checking} />
        </div>
      }
    >
      <Link to="/admin/data" className={buttonLook.large}>
        Back
      </Link>
      <button
        type="button"
        className={isOpen ? buttonLook.large : buttonLook.primaryLarge}
        aria-disabled={isOpen || undefined}
        aria-busy={checking.isPending || undefined}
        aria-describedby="next-step"
        onClick={goOn}
      >
        See what changes
      </button>
    </Tray>
  )
}

function TrayText({ matching: { questions_left: left, first_question: first } }: { readonly matching: Matching }) {
  if (left === 0) return <p>All questions are answered. Nothing changes yet.</p>
  return (
    <p>
      <b>{questionsText(left)}</b> <span className={textLook.muted}>{first}</span>
    </p>
  )
}

/** The first thing that an answer is wanted of, in the order of the page: its button, or the choice for all rows. */
function focusFirstQuestion(): void {
  const row = document.querySelector('[data-asks]')
  const target = row?.querySelector<HTMLElement>('[data-question]') ?? row?.querySelector<HTMLElement>('select, button')
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
