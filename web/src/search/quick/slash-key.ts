import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const key = 'slash-key'
const listeners = new Set<() => void>()
let isOn = read()

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** WCAG 2.1.4: a shortcut of one character can be turned off, for people whose voice or hand presses keys by chance. */
export function turnSlashKey(on: boolean): void {
  isOn = on
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useIsSlashKeyOn(): boolean {
  return useSyncExternalStore(subscribe, () => isOn)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls when "/" is pressed where nothing is typed, and no dialog, menu or list has the keyboard. */
export function useSlashKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  const isRequested = useIsSlashKeyOn()
  useEffect(() => {
    if (!isRequested) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || hasUseForKeys(event.target)) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isRequested])
}

const takesKeys = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=menu]',
  '[role=listbox]',
].join()

function hasUseForKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesKeys) !== null
}
