import { isOver, type KeptThing } from '@atlas/contract/rules/kept-thing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { identityOf } from '#shared/api/kept-identity.ts'
import styles from '#layout/offline/OfflineBanner.module.css'
import { countWaiting, onStored } from '#shared/api/device-storage.ts'
import { forgetKept } from '#shared/api/kept.ts'
import { useKeptThings } from '#shared/api/use-kept-things.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { useIsAway } from '#shared/api/signal.ts'
import { KeptLink } from '#shared/page/KeptLink.tsx'
import { whenText } from '#shared/page/kept-words.ts'
import { useDeviceWord } from '#shared/page/use-device-word.ts'
import lineStyles from '#shared/page/line.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { counted } from '#shared/ui/text/counted.ts'

/** "No signal. You are looking at what this phone kept at 8:12 AM. 3 entries wait …" */
export function OfflineBanner() {
  const { data: user } = useQuery(sessionQuery)
  const isAway = useIsAway()
  useNewAnswers(isAway)
  // However a session ended, what was kept in it must not be shown to anybody else.
  useEffect(() => {
    if (user === null) void forgetKept()
  }, [user])
  const entries = useSyncExternalStore(onStored, () => (user ? countWaiting(user.id) : 0))
  return (
    <div role="status">
      {isAway && user !== null && (
        <div className={classes(lineStyles.warning, styles.banner)}>
          <WifiOff aria-hidden />
          <p>
            <b>No signal.</b> <WhatIsKept />
            {entries > 0 && (
              <>
                {' '}
                <b>{counted(entries, 'entry', 'entries')}</b> {entries === 1 ? 'waits' : 'wait'} and will be sent when
                the signal is back.
              </>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

function WhatIsKept() {
  const device = useDeviceWord()
  const identity = useLocation({ select: ({ href }) => identityOf(href) })
  const things = useKeptThings()
  const now = Date.now()
  const here = things.find(({ address }) => identityOf(address) === identity)
  if (here && isOver(here, now)) return 'Kept for seven days; open it with a signal to see it again.'
  if (here)
    return (
      <>
        You are looking at what this {device} kept {whenText(here.kept_at, now)}
        {here.kind === 'search' && `: ${here.about}`}.
      </>
    )
  const readable = things.filter((thing) => !isOver(thing, now))
  if (readable.length === 0) return `Nothing is kept on this ${device}.`
  return (
    <>
      Kept on this {device}: <KeptLinks things={readable} />.
    </>
  )
}

function KeptLinks({ things }: { readonly things: readonly KeptThing[] }) {
  return things.map((thing, index) => (
    <span key={thing.address} className={styles.kept}>
      {index > 0 && ', '}
      <KeptLink thing={thing} />
    </span>
  ))
}

/** Once the signal is back, answers that came from this device are requested again. */
function useNewAnswers(isAway: boolean): void {
  const client = useQueryClient()
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway) void client.invalidateQueries()
    wasAway.current = isAway
  }, [client, isAway])
}
