import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { type NumberedSource, numberFor } from '#features/search/detail/number-sources.ts'

interface ShownSources {
  readonly numbered: readonly NumberedSource[]
  readonly idOf: (number: number) => string
}

const Shown = createContext<ShownSources | null>(null)

/** Below it, every value carries the number of its source. */
export function ShowSources({
  sources,
  children,
}: {
  readonly sources: ShownSources | null
  readonly children: ReactNode
}) {
  return <Shown value={sources}>{children}</Shown>
}

/** "[1]", a link to the list of sources; nothing while sources are not shown. */
export function SourceMark({ of }: { readonly of: Provenance | undefined }) {
  const shown = useContext(Shown)
  const number = shown && of ? numberFor(shown.numbered, of) : undefined
  if (!shown || number === undefined) return null
  const id = shown.idOf(number)
  return (
    <a
      className="ref"
      href={`#${id}`}
      aria-label={`Source ${number}`}
      onClick={(event) => {
        // The address belongs to the search: the mark leads to its line without changing it.
        event.preventDefault()
        const line = document.getElementById(id)
        line?.scrollIntoView({ block: 'nearest' })
        line?.focus({ preventScroll: true })
      }}
    >
      [{number}]
    </a>
  )
}

export function SourceList({ sources: { numbered, idOf } }: { readonly sources: ShownSources }) {
  return (
    <section className="sources" aria-label="Sources">
      <h3>Sources</h3>
      <ol>
        {numbered.map(({ number, source }) => (
          <li key={number} id={idOf(number)} tabIndex={-1}>
            <b>{number}</b>
            <span>{sentence(source)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** "U.S. Census Bureau, 2020 Census P.L. 94-171, counted, as of 04-01-2020" */
function sentence({ publisher, source, method, as_of, note }: Provenance): string {
  const day = as_of ? `as of ${typedDayOf(as_of)}` : null
  const words = [publisher, source, method, day].filter(Boolean).join(', ')
  return note ? `${words}. ${note}` : words
}
