import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { useTicks, useTicksOf } from '#officials/search/ticks/ticked.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const TickedTray = lazyPart(async () => (await import('#officials/search/ticks/TickedTray.tsx')).TickedTray)

/** The tray of selected officials, shown once there is one. */
export function Ticked(props: Omit<ComponentProps<typeof TickedTray>, 'ticks'>) {
  const { data: user } = useQuery(sessionQuery)
  const ticks = useTicks()
  useTicksOf(user?.id, JSON.stringify(props.view.filters))
  const isShown = ticks.allOf !== null || ticks.ids.size > 0
  return <Suspense>{isShown && <TickedTray ticks={ticks} {...props} />}</Suspense>
}
