import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'
import { longestQuery, QuickSearchBox, quickSearchId } from '#search/quick/QuickSearchBox.tsx'
import { useIsSlashKeyOn, useSlashKey } from '#search/quick/slash-key.ts'
import { useNameSearch } from '#search/quick/use-name-search.ts'
import { useEarlyKeys } from '#shared/ui/async/use-early-keys.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { useQuietPage } from '#shared/ui/async/use-quiet-page.ts'
import { fromWide, fromWidest } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const loadField = () => import('#search/quick/QuickSearchField.tsx')
const loadDialog = () => import('#search/quick/QuickSearchDialog.tsx')

/**
 * Officials by name, office or place, from every page: a field where the header is wide, else a button. A button on
 * Advanced Search too, which has a field of its own: two that look alike make people type into the wrong one.
 */
export function QuickSearch() {
  const isWide = useMediaQuery(useHasMoreEntries() ? fromWidest : fromWide)
  const hasOwnField = useLocation({ select: ({ pathname }) => pathname === '/advanced-search' })
  return isWide && !hasOwnField ? <Field /> : <Opener hasOwnField={hasOwnField} />
}

/** With a link to the organization's own files the header has room for a field only where it is widest. */
function useHasMoreEntries(): boolean {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.resources_url != null
}

/** Works before its code is here: what Enter asks for is then opened once it is, or else searched for as a name. */
function Field() {
  const [text, setText] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const isQuiet = useQuietPage()
  const searchNames = useNameSearch(() => setText(''))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const loaded = useLoaded(loadField, isQuiet || hasFocus || text !== '', () => {
    setHasFailed(true)
    if (isSubmitted) searchNames(text)
  })
  useSlashKey(() => {
    const field = document.querySelector<HTMLInputElement>(`#${quickSearchId}`)
    field?.focus()
    field?.select()
  })
  if (loaded)
    return <loaded.QuickSearchField text={text} onText={setText} hasFocus={hasFocus} isSubmitted={isSubmitted} />
  return (
    <QuickSearchBox
      onSubmit={(event) => {
        event.preventDefault()
        if (hasFailed) searchNames(text)
        else setIsSubmitted(true)
      }}
      input={
        <input
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setIsSubmitted(false)
          }}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        />
      }
    />
  )
}

/**
 * The window's code comes after the page's own; what is typed before it is here stands in its field then. Where fingers
 * type, a window opens before its keyboard: beside a field of the page's own, it comes as its button is touched.
 */
function Opener({ hasOwnField }: { readonly hasOwnField: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isReached, setIsReached] = useState(false)
  const write = (change: (text: string) => string) => {
    setText((before) => change(before).slice(0, longestQuery))
    setIsSubmitted(false)
  }
  const close = () => {
    setIsOpen(false)
    write(() => '')
  }
  const isTouched = useMediaQuery('(pointer: coarse)')
  const isDue = useQuietPage() && !(hasOwnField && isTouched)
  const hasSlashKey = useIsSlashKeyOn()
  const loaded = useLoaded(loadDialog, isDue || isReached || isOpen, () => {
    if (isOpen) showToast('error', 'The quick search could not be loaded. Please reload the page and try again.')
    close()
    setIsReached(false)
  })
  useEarlyKeys(isOpen, { onText: write, onEnter: () => setIsSubmitted(true), onEscape: close })
  useSlashKey(() => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={buttonLook.icon}
        aria-label="Quick search"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSlashKey ? '/' : undefined}
        onPointerDown={() => setIsReached(true)}
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden />
      </button>
      {loaded && (
        <loaded.QuickSearchDialog
          text={text}
          onText={(next) => write(() => next)}
          isSubmitted={isSubmitted}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  )
}
