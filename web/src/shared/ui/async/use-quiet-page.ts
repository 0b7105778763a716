import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useHasSignal } from '#shared/ui/async/use-has-signal.ts'

const quietMilliseconds = 1_500

/**
 * True once the page has sent no request for a while, so that code may be prefetched. Stays true, so that later
 * requests cause no rerender.
 */
export function useQuietPage(): boolean {
  const [wasQuiet, setWasQuiet] = useState(false)
  const client = useQueryClient()
  const router = useRouter()
  const isAwaited = useHasSignal() && !wasQuiet
  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (client.isFetching() > 0 || router.state.status === 'pending') return wait()
      setWasQuiet(true)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, quietMilliseconds)
    }
    wait()
    const end = client.getQueryCache().subscribe(({ type }) => type === 'updated' && wait())
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isAwaited, client, router])
  return wasQuiet
}
