import { RotateCw } from 'lucide-react'
import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import styles from '#shared/ui/async/lazy-part.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface MissingProps {
  readonly onRetry: () => void
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Brings the code before anybody draws the part. */
  readonly fetch: () => Promise<unknown>
  readonly isFetched: () => boolean
}

/**
 * A part of a page whose code comes when it is first drawn. Where a bad signal loses the code, the page stays
 * and only this part says so and can be asked for again; until the code is here, the Suspense around it shows.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps> = PartMissing,
): LazyPart<Props> {
  // Drawn as it is: React shows what waits for a lazy component at least once, and then keeps it for 300 ms.
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => (fetched = await load())
  const start = () => lazy(async () => ({ default: await fetch().catch(refuse) }))
  // What is loaded once is there for every place that draws it.
  let latest = start()
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => fetched ?? latest)
    const retry = () => {
      latest = start()
      setLoaded(() => latest)
    }
    return (
      <LossBoundary key={keyOf(Loaded)} whenLost={<Missing onRetry={retry} />}>
        <Loaded {...props} />
      </LossBoundary>
    )
  }
  return Object.assign(Part, { fetch, isFetched: () => fetched !== null })
}

/**
 * Whether the code of a part is here, which is asked for, or was lost, which the part says. Whoever shows something in
 * its place meanwhile, and no Suspense, has the part drawn as soon as it can be: see above.
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

/** A new try begins with a new boundary. */
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
    // Any other error is a defect, and the page's own boundary tells it.
    throw error
  }
}

function PartMissing({ onRetry }: MissingProps) {
  return (
    <div className={styles.missing} role="alert">
      <p>This part of the page could not be loaded.</p>
      <button type="button" className={buttonLook.button} onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </button>
    </div>
  )
}
