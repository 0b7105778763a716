import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useEffect } from 'react'
import { closeFeedback, forgetFeedback, useFeedback } from '#layout/feedback/open-feedback.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const loadDialog = () => import('#layout/feedback/FeedbackDialog.tsx')

// Outlives the session, so that a person who must sign in again finds their text; somebody else does not.
let writer: string | null = null

interface FeedbackHostProps {
  readonly user: Me
  /** The menu that has an entry for feedback on small screens. */
  readonly menuButtonId: string
}

/** Hosts the feedback dialog on every page; its code is loaded when it is first opened. */
export function FeedbackHost({ user, menuButtonId }: FeedbackHostProps) {
  const { isOpen } = useFeedback()
  useEffect(() => {
    if (writer !== null && writer !== user.id) forgetFeedback()
    writer = user.id
  }, [user.id])
  const loaded = useLoaded(loadDialog, isOpen, () => {
    closeFeedback()
    showToast('error', 'The feedback form could not be loaded. Please reload the page and try again.')
  })
  return loaded && <loaded.FeedbackDialog key={user.id} userId={user.id} menuButtonId={menuButtonId} />
}
