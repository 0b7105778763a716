import { useSyncExternalStore } from 'react'
import { keptThings, onKeptThings } from '#shared/api/kept-things.ts'

/**
 * The things kept on this device, kept up to date. The store itself is free of React for callers that run before the
 * page.
 */
export function useKeptThings() {
  return useSyncExternalStore(onKeptThings, keptThings)
}
