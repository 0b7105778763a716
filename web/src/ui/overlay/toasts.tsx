import { useSyncExternalStore } from 'react'
import { useLoaded } from '#ui/async/use-loaded.ts'

export type ToastVariant = 'default' | 'success' | 'warning' | 'info' | 'error'

export interface Message {
  readonly variant: ToastVariant
  readonly title: string
  readonly description: string | undefined
}

const loadList = () => import('#ui/overlay/ToastList.tsx')

/** What nobody shows yet. */
let waiting: readonly Message[] = []
let taker: ((message: Message) => void) | null = null
const watchers = new Set<() => void>()

/** Shows a message that passes by itself; it is also read aloud, errors at once. */
export function showToast(variant: ToastVariant, title: string, description?: string): void {
  const message = { variant, title, description }
  if (taker) taker(message)
  else wait([...waiting, message])
}

/** From now on every message goes to `take`, those that wait first; answers how to end that. */
export function takeMessages(take: (message: Message) => void): () => void {
  taker = take
  for (const message of waiting) take(message)
  wait([])
  return () => {
    taker = null
  }
}

/** The place of the messages; its code comes with the first of them. */
export function Toasts() {
  const hasMessage = useSyncExternalStore(watch, () => waiting.length > 0)
  const loaded = useLoaded(loadList, hasMessage, forget)
  return loaded && <loaded.ToastList />
}

/** Without the code no message can be shown; the next one asks for it again. */
function forget(): void {
  wait([])
}

function wait(messages: readonly Message[]): void {
  waiting = messages
  for (const tell of watchers) tell()
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}
