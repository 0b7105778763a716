import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef } from 'react'
import { officialQuery } from '#shared/figures/official-query.ts'

/** Longer than a pointer takes to cross a list of buttons, shorter than one that stops at a button. */
export const restMilliseconds = 80

/**
 * Events of a button that opens an official. They request the details once the mouse or the keyboard focus rests there,
 * at the latest when the finger goes down. The answer is cached, so that coming back, or pressing meanwhile, sends no
 * new request.
 */
export function useAskForDetail(id: number, isOpen: boolean) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => leave, [])
  const ask = () => {
    leave()
    // If it fails, the details say so in their place.
    if (!isOpen) void client.query(officialQuery(id)).catch(() => {})
  }
  const rest = () => {
    leave()
    timer.current = setTimeout(ask, restMilliseconds)
  }
  return {
    onPointerEnter: rest,
    onPointerLeave: leave,
    // Not when the focus only returns, such as with the browser tab.
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && rest(),
    onBlur: leave,
    onPointerDown: ask,
  }
}
