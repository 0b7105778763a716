import { RotateCw } from 'lucide-react'
import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import styles from '#shared/ui/async/lazy-part.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface MissingProps {
  readonly onRetry: () => void
  readonly hasRetried: boolean
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before the part is rendered. */
  readonly fetch: () => Promise<unknown>
  readonly isFetched: () => boolean
}

/**
 * When a page is left, Firefox aborts its requests before it unloads the page, and answers a second request for the same
 * code at once, with the same error. The page would report a lost part on its way out; after a pause it is gone.
 */
const pauseMilliseconds = 1_000

/**
 * A part of a page whose code is fetched when it is first rendered. If the code cannot be fetched, only this part says
 * so and offers a retry; the page stays. Until the code has loaded, the surrounding Suspense shows its fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps> = PartMissing,
): LazyPart<Props> {
  // Rendered directly once fetched, because React would show the fallback of a lazy component at least once and then
  // keep it for 300 ms.
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => (fetched = await load())
  const fetchAgain = async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    return await fetch()
  }
  const start = () => lazy(async () => ({ default: await fetch().catch(fetchAgain).catch(refuse) }))
  // Shared by all places that render the part.
  let latest = start()
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => fetched ?? latest)
    const [hasRetried, setHasRetried] = useState(false)
    const retry = () => {
      latest = start()
      setHasRetried(true)
      setLoaded(() => latest)
    }
    return (
      <LossBoundary key={keyOf(Loaded)} whenLost={<Missing onRetry={retry} hasRetried={hasRetried} />}>
        <Loaded {...props} />
      </LossBoundary>
    )
  }
  return Object.assign(Part, { fetch, isFetched: () => fetched !== null })
}

/**
 * Fetches the code of a part. True once it has loaded, or could not be fetched, which the part itself reports. For
 * callers that show something else meanwhile in place of a Suspense.
 */
export function useFetched({ fetch, isFetched }: Pick<LazyPart<object>, 'fetch' | 'isFetched'>): boolean {
  const [isAsked, setIsAsked] = useState(isFetched)
  useEffect(() => {
    if (isAsked) return
    const whenAsked = () => setIsAsked(true)
    void fetch().then(whenAsked, whenAsked)
  }, [isAsked, fetch])
  return isAsked
}

class PartLost extends Error {
  override readonly name = 'PartLost'
}

function refuse(cause: unknown): never {
  throw new PartLost('The code of a part of the page could not be fetched', { cause })
}

const keys = new WeakMap<object, number>()
let lastKey = 0

/** A retry gets a new error boundary. */
function keyOf(component: object): number {
  const key = keys.get(component) ?? ++lastKey
  keys.set(component, key)
  return key
}

interface LossBoundaryProps {
  readonly whenLost: ReactNode
  readonly children: ReactNode
}

class LossBoundary extends Component<LossBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof PartLost) return this.props.whenLost
    // Any other error is a defect, which the boundary of the page reports.
    throw error
  }
}

/** Firefox remembers that a file of code was lost, and asks for it anew only when the page is loaded again. */
function PartMissing({ onRetry, hasRetried }: MissingProps) {
  return (
    <div className={styles.missing} role="alert">
      <p>This part of the page could not be loaded.</p>
      <button type="button" className={buttonLook.button} onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </button>
      {hasRetried && (
        <button type="button" className={buttonLook.button} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      )}
    </div>
  )
}
