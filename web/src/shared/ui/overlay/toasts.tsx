import { useSyncExternalStore } from 'react'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import type { ToastLink, ToastMessage, ToastVariant } from '#shared/ui/overlay/ToastList.tsx'

const loadToastList = () => import('#shared/ui/overlay/ToastList.tsx')

/** Messages from before the list was rendered. */
let waiting: readonly ToastMessage[] = []
let addToList: ((message: ToastMessage) => void) | null = null
const listeners = new Set<() => void>()

/** Shows a message that disappears by itself. Screen readers announce it, errors at once. */
export function showToast(variant: ToastVariant, title: string, description?: string, link?: ToastLink): void {
  const message = { variant, title, description, link }
  if (addToList) addToList(message)
  else setWaiting([...waiting, message])
}

/** The list of messages; its code is loaded with the first message. */
export function Toasts() {
  const hasMessage = useSyncExternalStore(subscribe, () => waiting.length > 0)
  const loaded = useLoaded(loadToastList, hasMessage, dropWaiting)
  return loaded && <loaded.ToastList connect={connect} />
}

function connect(add: (message: ToastMessage) => void): () => void {
  addToList = add
  for (const message of waiting) add(message)
  setWaiting([])
  return () => {
    addToList = null
  }
}

/** Without the code no message can be shown; the next message tries to load it again. */
function dropWaiting(): void {
  setWaiting([])
}

function setWaiting(messages: readonly ToastMessage[]): void {
  waiting = messages
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
