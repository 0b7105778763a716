import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { distanceWords } from '@atlas/contract/rules/distance-words.ts'
import { Split } from 'lucide-react'
import styles from '#places/find/found/CrossedLine.module.css'
import { PartChoice, type PartChoiceProps } from '#places/find/found/PartChoice.tsx'
import { joined } from '#places/find/joined.ts'

/** Says that a point is so near a line that it may lie beyond it, and lets a person look at one county. */
export function NearLine({ found, partId, onChoose }: PartChoiceProps) {
  const { point, parts } = found
  if (!point || point.near_line.length === 0) return null
  const isOwn = point.precision === 'location'
  return (
    <section className={styles.cross} aria-labelledby="near-line">
      <div className={styles.head}>
        <Split aria-hidden />
        <div>
          <h2 id="near-line">{isOwn ? 'You are near the line' : 'The address is near the line'}</h2>
          <p>{nearWords(point)}</p>
        </div>
      </div>
      {parts.length > 1 && (
        <div className={styles.parts}>
          <PartChoice found={found} partId={partId} onChoose={onChoose} all={parts.length === 2 ? 'Both' : 'All'} />
        </div>
      )}
    </section>
  )
}

/** "Your location is in Bolivar County, about 600 feet from Sunflower County. Our borders are drawn within 1,000 feet …" */
export function nearWords({ precision, inside, near_line: near }: NonNullable<Found['point']>): string {
  const place = precision === 'location' ? 'Your location' : 'The address'
  const sentences = [...new Set(near.map(({ kind }) => kind))].map((kind) => {
    const beyond = near.filter((each) => each.kind === kind)
    const own = inside.find((each) => each.kind === kind)
    const others = joined(
      beyond.map(({ name, meters }) => `${distanceWords(meters)} from ${name}`),
      'and',
    )
    return own ? `${place} is in ${own.name}, ${others}.` : `${place} is ${others}.`
  })
  const both = near.length === 1 ? 'Both are shown' : 'All are shown'
  const drawn = near.length === 1 ? 'so it may be either' : 'so it may be any of these'
  return `${sentences.join(' ')} Our borders are drawn within 1,000 feet, ${drawn}. ${both}; the address on your voter card decides.`
}
