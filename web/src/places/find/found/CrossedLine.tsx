import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { Split } from 'lucide-react'
import styles from '#places/find/found/CrossedLine.module.css'
import { shortCounty } from '#places/find/found/sections.ts'
import { joined } from '#places/find/joined.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

interface CrossedLineProps {
  readonly found: Found
  readonly partId: string | null
  readonly onChoose: (partId: string | null) => void
}

const everywhere = 'everywhere'

/** Says that what was asked for lies in several counties, and lets a person look at one of them. */
export function CrossedLine({ found, partId, onChoose }: CrossedLineProps) {
  const { parts, full_name: name, officials } = found
  const isOfSeveralStates = new Set(parts.map(({ state }) => state)).size > 1
  const line = isOfSeveralStates ? 'a state line' : 'a county line'
  const segments = [
    {
      value: everywhere,
      label: parts.length === 2 ? 'Both counties' : `All ${parts.length} counties`,
      count: officials.length,
      noun: 'officials',
    },
    ...parts.map((part) => ({
      value: part.id,
      label: shortCounty(part.name),
      count: part.officials,
      noun: 'officials',
    })),
  ]
  return (
    <section className={styles.cross} aria-labelledby="crossed-line">
      <div className={styles.head}>
        <Split aria-hidden />
        <div>
          <h2 id="crossed-line">
            {name} crosses {line}
          </h2>
          <p>{whereItLies(found)}</p>
        </div>
      </div>
      <div className={styles.parts}>
        <SegmentedControl
          label="Show officials for"
          segments={segments}
          value={partId ?? everywhere}
          onChoose={(chosen) => onChoose(chosen === everywhere ? null : chosen)}
        />
      </div>
    </section>
  )
}

/** "Part of it is in Bolivar County (72% of its land), part in Sunflower County (28%). …" */
function whereItLies({ kind, parts }: Found): string {
  const [first, ...others] = parts.map(({ name, share }) => `${name}${shareWords(share)}`)
  const sentence = `Part of it is in ${first}, part in ${joined(others, 'and')}.`
  if (kind === 'zip')
    return `${sentence} A ZIP code is a mail route, not a district, so we cannot tell which part a person lives in.`
  return `${sentence} We cannot tell which part a person lives in.`
}

function shareWords(share: number | null): string {
  if (share === null) return ''
  return share < 0.01 ? ' (less than 1% of its land)' : ` (${Math.round(share * 100)}% of its land)`
}
