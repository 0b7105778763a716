import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { NumberedSource } from '#shared/figures/number-sources.ts'
import type { PanelSources } from '#shared/figures/Sources.tsx'
import styles from '#shared/figures/Sources.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { isWebUrl } from '#shared/ui/text/web-url.ts'

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
