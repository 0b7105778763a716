import { type AccountSession, endOtherSessions, endSession } from '@atlas/contract/endpoints/accounts/account.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp, LogOut, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { sessionsQuery } from '#accounts/own/account-queries.ts'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import { deviceName, deviceText } from '#accounts/own/device-words.ts'
import styles from '#accounts/own/SessionsSection.module.css'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

const anchor = 'devices'

const icons: Record<AccountSession['kind'], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
}

/** Lists where this person is signed in, and lets them end sessions that they do not recognize. */
export function SessionsSection() {
  const answer = useNewestAnswer({ ...useQuery(sessionsQuery), isPlaceholderData: false })
  const sessions = answer.reply?.values
  const ending = useEndSessions()
  return (
    <AccountSection
      anchor={anchor}
      title="Where you are signed in"
      hint="Something you do not know? Sign it out and change your password."
    >
      <PartTrouble section="Where you are signed in" answer={answer} />
      {!sessions && answer.progress === 'loading' && <SkeletonCards />}
      {sessions && (
        <ul className={styles.sessions} aria-label="Where you are signed in">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => ending.mutate(session)} />
          ))}
        </ul>
      )}
      <SendTrouble sent={ending} />
      {sessions && sessions.length > 1 ? (
        <div>
          <button type="button" className={buttonLook.danger} onClick={() => ending.mutate('others')}>
            <LogOut aria-hidden />
            Sign out everywhere else
          </button>
        </div>
      ) : (
        sessions && <p className={textLook.muted}>You are signed in nowhere else.</p>
      )}
    </AccountSection>
  )
}

interface SessionRowProps {
  readonly session: AccountSession
  readonly onEnd: () => void
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const Icon = icons[session.kind]
  return (
    <li>
      <Icon aria-hidden />
      <p>
        <b>{deviceName(session)}</b>
        <span>{deviceText(session)}</span>
      </p>
      <span className={styles.when}>{session.is_this ? 'Now' : `Last used ${momentText(session.last_used_at)}`}</span>
      {session.is_this ? (
        <span className={badgeLook.success}>In use</span>
      ) : (
        <button type="button" className={buttonLook.button} onClick={onEnd}>
          Sign out
          <span className={textLook.visuallyHidden}>
            {' '}
            {deviceName(session)}, {deviceText(session)}
          </span>
        </button>
      )}
    </li>
  )
}

/** Ends one session, or all but this one. Done once the list shows the change. */
function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: AccountSession | 'others') => {
      if (which !== 'others') {
        await call(endSession, { params: { id: which.id } })
        return `${deviceName(which)} is signed out`
      }
      const { ended } = await call(endOtherSessions, {})
      return `Signed out in ${counted(ended, 'other place', 'other places')}`
    },
    onSuccess: (message) => {
      showToast('success', message)
      // The pressed button disappears with its row.
      focusSection(anchor)
    },
    onSettled: async () => await client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
