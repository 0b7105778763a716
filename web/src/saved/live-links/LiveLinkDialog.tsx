import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MadeLink } from '#saved/live-links/MadeLink.tsx'
import { type Linked, liveLinksQuery, useMakeLiveLink } from '#saved/live-links/live-link-queries.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

/** The secret address of a saved search or a list for a spreadsheet: not made yet, just made, or made earlier. */
export function LiveLinkDialog({ linked, ...dialog }: QuestionDialogProps & { readonly linked: Linked }) {
  const answer = useNewestAnswer({ ...useQuery(liveLinksQuery), isPlaceholderData: false })
  const making = useMakeLiveLink()
  const links = answer.reply?.values
  const earlier = links?.find(({ of_id: id }) => id === linked.of_id)
  return (
    <QuestionDialog
      {...dialog}
      title="Live link for a spreadsheet"
      footer={
        <>
          <DialogClose>{making.data ? 'Done' : 'Cancel'}</DialogClose>
          {links && !making.data && (
            <BusyButton isBusy={making.isPending} busyText="Making it…" onPress={() => making.mutate(linked)}>
              {earlier ? 'Make a new address' : 'Make the link'}
            </BusyButton>
          )}
        </>
      }
    >
      {making.data ? (
        <MadeLink url={making.data.url} />
      ) : (
        <>
          <PartTrouble section="Your live links" answer={answer} />
          {!links && answer.progress === 'loading' && <SkeletonCards count={1} />}
          {links && <p>{earlier ? earlierText(earlier.made_at) : whatItIs}</p>}
        </>
      )}
      <p>
        Whoever has the address can read these rows without signing in. End it when a colleague leaves, in{' '}
        <Link to="/account" hash="live-links">
          your account
        </Link>
        .
      </p>
      <SendTrouble sent={making} />
    </QuestionDialog>
  )
}

const whatItIs =
  'A secret address at which Google Sheets, Excel, R or Python read these officials as you see them. It follows every change, and ends with your role.'

function earlierText(madeAt: string): string {
  return `You made a link on ${typedDayOf(localDay(new Date(madeAt)))}. Its address was shown only then. With a new address the one from before stops working.`
}
