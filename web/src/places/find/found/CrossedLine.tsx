import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { Split } from 'lucide-react'
import styles from '#places/find/found/CrossedLine.module.css'
import { PartChoice, type PartChoiceProps } from '#places/find/found/PartChoice.tsx'
import { joined } from '#places/find/joined.ts'

/** Says that what was asked for lies in several counties, and lets a person look at one of them. */
export function CrossedLine({ found, partId, onChoose }: PartChoiceProps) {
  const { parts, full_name: name } = found
  const isOfSeveralStates = new Set(parts.map(({ state }) => state)).size > 1
  const line = isOfSeveralStates ? 'a state line' : 'a county line'
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
        <PartChoice
          found={found}
          partId={partId}
          onChoose={onChoose}
          all={parts.length === 2 ? 'Both counties' : `All ${parts.length} counties`}
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
