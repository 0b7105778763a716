import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import type { FoundPoint } from '@atlas/contract/endpoints/places/point.ts'
import { distanceWords } from '@atlas/contract/rules/distance-words.ts'
import styles from '#places/find/found/HowExact.module.css'
import { joined } from '#places/find/joined.ts'

type Kind = FoundPoint['inside'][number]['kind']

const rows: readonly (readonly [label: string, kind: Kind])[] = [
  ['County', 'county'],
  ['City or town', 'municipality'],
  ['State Senate', 'senate_district'],
  ['State House', 'house_district'],
  ['Congress', 'congressional_district'],
]

/** How sure it is where somebody stands and what lies there, with the years of the lines. */
export function HowExact({ found: { point } }: { readonly found: Found }) {
  if (!point) return null
  return (
    <section className={styles.exact} aria-labelledby="how-exact">
      <h2 id="how-exact">How exact this is</h2>
      <dl>
        <div>
          <dt>Where</dt>
          <dd>
            <b>{whereWords(point)}</b>
            <span>{sourceWords[point.precision]}</span>
          </dd>
        </div>
        {rows.map(([label, kind]) => (
          <Row key={kind} label={label} kind={kind} point={point} />
        ))}
      </dl>
    </section>
  )
}

const sourceWords: Readonly<Record<FoundPoint['precision'], string>> = {
  location: 'as your device says',
  building: 'the building itself',
  street: 'by the numbers of its street, some houses off perhaps',
}

function whereWords({ precision, accuracy_meters: accuracy, matched }: FoundPoint): string {
  if (precision !== 'location') return matched ?? 'The address'
  return accuracy === null ? 'Your location' : `Your location, within ${distanceWords(accuracy).replace('about ', '')}`
}

function Row({ label, kind, point }: { readonly label: string; readonly kind: Kind; readonly point: FoundPoint }) {
  const near = point.near_line.filter((each) => each.kind === kind)
  const found = [...point.inside.filter((each) => each.kind === kind), ...near]
  const [first] = found
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{first ? joined([...new Set(found.map(({ name }) => name))], 'or') : 'None'}</b>
        {near.length > 0 && <span>near the line</span>}
        {first && <span>lines of {first.lines_of}</span>}
        {first?.newer_lines && <span className={styles.old}>{first.newer_lines}</span>}
      </dd>
    </div>
  )
}
