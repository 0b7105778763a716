import { useEffectEvent, useLayoutEffect } from 'react'

interface EarlyKeys {
  /** The text as the keys leave it. */
  readonly onText: (change: (text: string) => string) => void
  readonly onEnter: () => void
  readonly onEscape: () => void
}

/**
 * Keys that are pressed after something was opened and before its field has the keyboard: on a slow machine its code is
 * still on the way, and who types at once would lose them.
 */
export function useEarlyKeys(isOpen: boolean, { onText, onEnter, onEscape }: EarlyKeys): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey, repeat } = event
    if (isComposing || ctrlKey || metaKey || altKey || takesText(event.target)) return
    if (/^.$/u.test(key)) onText((text) => text + key)
    else if (key === 'Backspace') onText((text) => text.replace(/.$/su, ''))
    else if (key === 'Escape') onEscape()
    // The key that opened it may still be held down.
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
