import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { SourceNumbers } from '#shared/figures/number-sources.ts'
import styles from '#shared/figures/Sources.module.css'

/** The sources of what a screen tells, numbered, and the id that the line of each has there. */
export interface PanelSources {
  readonly numbers: SourceNumbers
  readonly idOf: (number: number) => string
}

const Numbered = createContext<PanelSources | null>(null)

/** Below it, every value carries the number of its source; whether the screen shows it is a matter of style. */
export function NumberedSources({
  sources,
  children,
}: {
  /** Null while they are still to come. */
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
