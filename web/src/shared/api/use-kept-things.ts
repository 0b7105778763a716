import { useSyncExternalStore } from 'react'
import { keptThings, onKeptThings } from '#shared/api/kept-things.ts'

/** What is kept on this device, as it is now. Without React for whoever asks before there is a page. */
export function useKeptThings() {
  return useSyncExternalStore(onKeptThings, keptThings)
}
