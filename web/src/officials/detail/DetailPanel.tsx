import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import styles from '#officials/detail/DetailPanel.module.css'
import { DetailSection } from '#officials/detail/DetailSection.tsx'
import { DetailTools } from '#officials/detail/DetailTools.tsx'
import { KeyFacts } from '#officials/detail/KeyFacts.tsx'
import { numberSources } from '#shared/figures/number-sources.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { StandingNotice } from '#officials/detail/StandingNotice.tsx'
import { SourceList } from '#shared/figures/SourceList.tsx'
import { NumberedSources } from '#shared/figures/Sources.tsx'
import { OutsideRuleNotice } from '#shared/figures/OutsideRule.tsx'
import { useAllOpenInPrint } from '#shared/ui/browser/use-all-open-in-print.ts'
import { classes } from '#shared/ui/look/classes.ts'

const sectionIds = Object.keys(sections) as SectionId[]
/** Who it is and how to reach the office. In columns, too, these stay on top of each other, whatever follows. */
const sectionsAtOnce = 2

interface DetailPanelProps {
  readonly id: number
  readonly facts: OfficialFacts
  /** Below a row of the list, or as the body of the official's own page. */
  readonly place: 'list' | 'page'
}

export function DetailPanel({ id, facts, place }: DetailPanelProps) {
  const [isShowingSources, setIsShowingSources] = useState(false)
  const panel = useAllOpenInPrint()
  const listId = useId()
  const sources = useMemo(
    () => ({ numbers: numberSources(facts.allProvenances), idOf: (number: number) => `${listId}-${number}` }),
    [facts, listId],
  )
  // What people look at first is drawn first. The other sections, and the sources, which the screen hides until they
  // are requested, follow a moment later.
  const isWhole = useDeferredValue(true, false)
  const drawn = isWhole ? sectionIds : sectionIds.slice(0, sectionsAtOnce)
  const heading = place === 'page' ? 'h2' : 'h3'
  return (
    // The sources are always in the page and hidden by CSS on the screen, because printing shows them without any
    // button.
    <div className={classes(styles.panel, isShowingSources && styles.withSources)} ref={panel}>
      <DetailTools
        id={id}
        facts={facts}
        place={place}
        sources={{
          count: sources.numbers.all.length,
          listId,
          isShown: isShowingSources,
          onToggle: () => setIsShowingSources(!isShowingSources),
        }}
      />
      <StandingNotice facts={facts} />
      <OutsideRuleNotice facts={facts} />
      <NumberedSources sources={isWhole ? sources : null}>
        {place === 'page' && <KeyFacts facts={facts} />}
        <div className={classes(styles.sections, !isWhole && styles.begun)}>
          {drawn.map((section) => (
            <DetailSection key={section} id={section} facts={facts} heading={heading} />
          ))}
        </div>
        <div id={listId} className={styles.sources}>
          {isWhole && <SourceList sources={sources} heading={heading} />}
        </div>
      </NumberedSources>
    </div>
  )
}
