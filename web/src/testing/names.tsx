import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NameSearch } from '#officials/search/names/NameSearch.tsx'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { show } from '#testing/show.tsx'

interface NamesRequest {
  readonly method: string
  readonly path: string
  readonly body: {
    readonly columns: readonly string[]
    readonly filters: readonly { readonly column_id: string; readonly value: readonly (string | number)[] }[]
    readonly limit: number
    readonly value: string
  }
  readonly signal: AbortSignal | null
}
type Answer = object | Response | Promise<object>
type Answers = Readonly<
  Record<'names' | 'offices' | 'type_ahead' | 'closest' | 'fuzzy', (request: NamesRequest) => Answer>
>

export const field = page.getByRole('combobox', { name: 'Find an elected official by name' })
export const option = (name: string | RegExp) => page.getByRole('option', { name })

export function namesReply(names: readonly string[], total = names.length): SearchReply {
  return { values: names.map((name, index) => ({ 'eo.id': index + 1, 'eo.name': name })), cursor: null, total }
}

const nothing: Answers = {
  names: () => namesReply([]),
  offices: () => namesReply([]),
  type_ahead: () => ({ results: [] }),
  closest: () => ({ results: [] }),
  fuzzy: () => ({ results: [] }),
}

/** A mock server for the requests of the list; it records requests by kind. */
export function answer(answers: Partial<Answers>): Record<keyof Answers, NamesRequest[]> {
  const requests: Record<keyof Answers, NamesRequest[]> = {
    names: [],
    offices: [],
    type_ahead: [],
    closest: [],
    fuzzy: [],
  }
  const reply = async (url: string, init: RequestInit & { readonly body: string | null }) => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const body = JSON.parse(init.body ?? searchParams.get('request') ?? '') as NamesRequest['body']
    const question: NamesRequest = { method: init.method ?? '', path: pathname, body, signal: init.signal ?? null }
    const kind = kindOf(question)
    requests[kind].push(question)
    const reply = { ...nothing, ...answers }[kind](question)
    return reply instanceof Response ? reply : Response.json(await reply)
  }
  vi.stubGlobal('fetch', reply)
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}

function kindOf({ path, body }: NamesRequest): keyof Answers {
  if (!path.endsWith('/search/eo')) return path.split('/').at(-1) as keyof Answers
  return body.columns.includes('office.name') ? 'offices' : 'names'
}

interface Screen {
  readonly view: () => SearchView
  readonly change: (next: Partial<SearchView>) => void
  readonly rowsCome: () => void
}

/** Renders the field with a view that it can change. The rows are there at once unless they are to load later. */
export function showSearch(start: Partial<SearchView> = {}, rowsAreCurrent = true): Screen {
  let current: SearchView = { ...emptyView, ...start }
  let setView: (next: SearchView) => void
  let setCurrent: (areCurrent: boolean) => void
  function SearchField() {
    const [view, set] = useState(current)
    const [areCurrent, setAreCurrent] = useState(rowsAreCurrent)
    current = view
    setView = set
    setCurrent = setAreCurrent
    return <NameSearch view={view} onChange={set} hasRows rowsAreCurrent={areCurrent} />
  }
  show(<SearchField />)
  return {
    view: () => current,
    change: (next) => setView({ ...current, ...next }),
    rowsCome: () => setCurrent(true),
  }
}
