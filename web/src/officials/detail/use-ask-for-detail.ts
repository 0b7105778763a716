import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef } from 'react'
import { officialQuery } from '#shared/figures/official-query.ts'

/** Longer than a hand takes that only crosses a list of buttons, shorter than one that stops at one of them. */
export const restMilliseconds = 80

/**
 * Events of a button that opens an official: the details are asked for once a mouse or the keyboard rests there, and at
 * the latest as the finger goes down. An answer is kept, so whoever comes back, or presses meanwhile, asks no more.
 */
export function useAskForDetail(id: number, isOpen: boolean) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => leave, [])
  const ask = () => {
    leave()
    // Where it fails, the details say so in their place.
    if (!isOpen) void client.query(officialQuery(id)).catch(() => {})
  }
  const rest = () => {
    leave()
    timer.current = setTimeout(ask, restMilliseconds)
  }
  return {
    onPointerEnter: rest,
    onPointerLeave: leave,
    // Not where the focus only comes back, such as with the tab of the browser.
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && rest(),
    onBlur: leave,
    onPointerDown: ask,
  }
}
