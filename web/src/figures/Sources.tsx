import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { NumberedSource, SourceNumbers } from '#figures/number-sources.ts'
import styles from '#figures/Sources.module.css'
import textLook from '#ui/look/text.module.css'
import { isWebUrl } from '#ui/text/web-url.ts'

interface PanelSources {
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

interface SourceListProps {
  readonly sources: PanelSources
  readonly heading: 'h2' | 'h3'
}

export function SourceList({ sources: { numbers, idOf }, heading: Heading }: SourceListProps) {
  return (
    <section className={styles.sources} aria-label="Sources">
      <Heading>Sources</Heading>
      {numbers.all.length === 0 && <p className={textLook.muted}>No source is on file.</p>}
      <ol>
        {numbers.all.map(({ number, source, notes }) => (
          <li key={number} id={idOf(number)} tabIndex={-1}>
            <b>{number}</b>
            <span>
              <SourceText source={source} notes={notes} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** "U.S. Census Bureau, 2020 Census P.L. 94-171, counted, as of 04-01-2020. 18 and older." */
function SourceText({ source, notes }: Pick<NumberedSource, 'source' | 'notes'>) {
  const { publisher, url, method, as_of } = source
  const day = as_of ? `as of ${typedDayOf(as_of)}` : 'without a date'
  return (
    <>
      {publisher && `${publisher}, `}
      {url && isWebUrl(url) ? (
        <a href={url} rel="noreferrer" target="_blank">
          {source.source}
          <span className={textLook.visuallyHidden}> (opens in a new tab)</span>
        </a>
      ) : (
        source.source
      )}
      {`, ${method}, ${day}.`}
      {notes.map((note) => ` ${asSentence(note)}`)}
    </>
  )
}

function asSentence(note: string): string {
  const sentence = note.charAt(0).toUpperCase() + note.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
