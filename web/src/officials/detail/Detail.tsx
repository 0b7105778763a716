import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { DetailPanel } from '#officials/detail/DetailPanel.tsx'
import { DetailWaiting } from '#officials/detail/DetailWaiting.tsx'
import { officialQuery } from '#shared/figures/official-query.ts'
import openDetailStyles from '#officials/detail/OpenDetail.module.css'
import lazyPartStyles from '#shared/ui/async/lazy-part.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface DetailProps {
  readonly id: number
  /** Below a row of the list, or as the body of the official's own page. */
  readonly place: 'list' | 'page'
}

/** The details of an official, or what is shown in their place. */
export function Detail({ id, place }: DetailProps) {
  const query = useQuery(officialQuery(id))
  if (query.data) return <DetailPanel id={id} facts={query.data} place={place} />
  if (query.isFetching) return <DetailWaiting />
  return <DetailTrouble isOffline={query.fetchStatus === 'paused'} onRetry={() => void query.refetch()} />
}

interface DetailTroubleProps {
  readonly isOffline: boolean
  readonly onRetry: () => void
}

/** Says in place of the details why they are missing. */
function DetailTrouble({ isOffline, onRetry }: DetailTroubleProps) {
  if (isOffline)
    return (
      <p className={openDetailStyles.trouble} role="status">
        You are offline. The details load when the signal is back.
      </p>
    )
  return (
    <div className={classes(lazyPartStyles.missing, openDetailStyles.trouble)} role="alert">
      <p>The details could not be loaded.</p>
      <button type="button" className={buttonLook.button} onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </button>
    </div>
  )
}
