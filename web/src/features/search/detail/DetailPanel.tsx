import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { useId, useState } from 'react'
import styles from '#features/search/detail/DetailPanel.module.css'
import { DetailSection } from '#features/search/detail/DetailSection.tsx'
import { DetailTools } from '#features/search/detail/DetailTools.tsx'
import { numberSources } from '#features/search/detail/number-sources.ts'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { NumberedSources, SourceList } from '#features/search/detail/Sources.tsx'
import { useAllOpenInPrint } from '#ui/browser/use-all-open-in-print.ts'
import { classes } from '#ui/look/classes.ts'

const sectionIds = Object.keys(sections) as SectionId[]

interface DetailPanelProps {
  readonly id: number
  readonly facts: OfficialFacts
  /** Below a row of the list, or on the official's own page, which the details are then the body of. */
  readonly place: 'list' | 'page'
}

export function DetailPanel({ id, facts, place }: DetailPanelProps) {
  const [isShowingSources, setIsShowingSources] = useState(false)
  const panel = useAllOpenInPrint()
  const listId = useId()
  const numbered = numberSources(facts.allProvenances)
  const sources = { numbered, idOf: (number: number) => `${listId}-${number}` }
  const heading = place === 'page' ? 'h2' : 'h3'
  return (
    // The sources are always rendered and hidden by CSS on the screen, because print shows them without any button.
    <div className={classes(styles.panel, isShowingSources && styles.withSources)} ref={panel}>
      <DetailTools
        id={id}
        facts={facts}
        place={place}
        sources={{
          count: numbered.length,
          listId,
          isShown: isShowingSources,
          onToggle: () => setIsShowingSources(!isShowingSources),
        }}
      />
      <NumberedSources sources={sources}>
        <div className={styles.sections}>
          {sectionIds.map((section) => (
            <DetailSection key={section} id={section} facts={facts} heading={heading} />
          ))}
        </div>
        <div id={listId} className={styles.sources}>
          <SourceList sources={sources} heading={heading} />
        </div>
      </NumberedSources>
    </div>
  )
}
