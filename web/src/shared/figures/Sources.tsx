import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { SourceNumbers } from '#shared/figures/number-sources.ts'
import styles from '#shared/figures/Sources.module.css'

/** The numbered sources of a panel, and the id of the line for each. */
export interface PanelSources {
  readonly numbers: SourceNumbers
  readonly idOf: (number: number) => string
}

const Numbered = createContext<PanelSources | null>(null)

/** Every value inside shows the number of its source; CSS decides whether the number is visible. */
export function NumberedSources({
  sources,
  children,
}: {
  /** Null until they have loaded. */
  readonly sources: PanelSources | null
  readonly children: ReactNode
}) {
  return <Numbered value={sources}>{children}</Numbered>
}

/** "[1]", a link to the list of sources. */
export function SourceMark({ of }: { readonly of: Provenance | undefined }) {
  const sources = useContext(Numbered)
  const number = sources && of ? sources.numbers.of(of) : undefined
  if (!sources || number === undefined) return null
  const id = sources.idOf(number)
  return (
    <a
      className={styles.ref}
      data-source={number}
      href={`#${id}`}
      aria-label={`Source ${number}`}
      onClick={(event) => {
        // The URL belongs to the search: the mark leads to its line without changing it.
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
