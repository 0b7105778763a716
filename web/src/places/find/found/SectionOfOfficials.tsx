import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DistrictNotice } from '#places/find/found/DistrictNotice.tsx'
import { Representative } from '#places/find/found/Representative.tsx'
import styles from '#places/find/found/Section.module.css'
import { type Section, unlikely } from '#places/find/found/sections.ts'
import { idOf } from '#shared/values/text-of.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface SectionProps {
  readonly found: Found
  readonly section: Section
}

const mostAtFirst = 4

/** The officials of one level; a long list shows the first of them until more are asked for, and all on paper. */
export function SectionOfOfficials({ found, section }: SectionProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const officials = section.officials.toSorted((one, other) => Number(unlikely(one)) - Number(unlikely(other)))
  // At a point nobody is far away: both sides of a line that is near are shown.
  const first = found.point && section.level === 'Legislature' ? officials.length : countAtFirst(section)
  const hasMore = !isWhole && officials.length > first
  const open = () => {
    flushSync(() => setIsWhole(true))
    list.current?.querySelectorAll<HTMLElement>('[data-official]')[first]?.focus()
  }
  const isCrossed =
    !found.point && section.level === 'Legislature' && officials.some(({ certainty }) => certainty !== 'whole')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {section.title} <span>{isCrossed ? `districts cross this ${areaWord(found)}` : section.note}</span>
      </h2>
      {isCrossed && <DistrictNotice found={found} />}
      <ul ref={list}>
        {officials.map((official, at) => (
          <Representative
            key={idOf(official.values)}
            found={found}
            official={official}
            isFolded={hasMore && at >= first}
          />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={buttonLook.link} onClick={open}>
          {section.level === 'Legislature'
            ? `Show all ${officials.length} legislators whose districts reach here`
            : `Show ${officials.length - first} more`}
        </button>
      )}
    </section>
  )
}

/** Districts that are certain or probable, else the first few; the county's own officers are never folded. */
function countAtFirst({ level, officials }: Section): number {
  const likely = officials.filter((official) => !unlikely(official)).length
  if (level === 'Legislature' && likely > 0) return likely
  return level === 'County' || officials.length <= mostAtFirst ? officials.length : mostAtFirst - 1
}

function areaWord({ kind }: Found): string {
  if (kind === 'zip') return 'ZIP code'
  return kind === 'municipality' ? 'city or town' : 'county'
}
