import { useEffectEvent, useLayoutEffect } from 'react'

interface EarlyKeys {
  /** Receives a function that applies the keys to the text. */
  readonly onText: (change: (text: string) => string) => void
  readonly onEnter: () => void
  readonly onEscape: () => void
}

/**
 * Catches keys pressed after something was opened and before its field has the focus. On a slow machine its code is
 * still loading, and the first letters would be lost.
 */
export function useEarlyKeys(isOpen: boolean, { onText, onEnter, onEscape }: EarlyKeys): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey, repeat } = event
    if (isComposing || ctrlKey || metaKey || altKey || takesText(event.target)) return
    if (/^.$/u.test(key)) onText((text) => text + key)
    else if (key === 'Backspace') onText((text) => text.replace(/.$/su, ''))
    else if (key === 'Escape') onEscape()
    // The key press that opened it may still be held down.
    else if (key === 'Enter' && !repeat) onEnter()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('keydown', (event) => type(event), { capture: true, signal })
    document.addEventListener('focusin', ({ target }) => takesText(target) && end.abort(), { signal })
    return () => end.abort()
  }, [isOpen])
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
