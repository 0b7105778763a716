import type {
  ChangedOfficial,
  ListedOfficial,
  OfficialsFileCheck,
} from '@atlas/contract/endpoints/data/import-check.ts'
import { Changes } from '#data/imports/check/Changes.tsx'
import styles from '#data/imports/check/CheckLists.module.css'
import { Opening } from '#data/imports/check/Opening.tsx'
import { officials } from '#data/imports/import/counts-text.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Who it is about, list by list; each opens on its own. */
export function CheckLists({ check }: { readonly check: OfficialsFileCheck }) {
  const { counts, added, changed, vanishing } = check
  return (
    <div className={styles.lists}>
      <OfficialList title={`${officials(counts.vanishing)} would vanish`} total={counts.vanishing} shown={vanishing} />
      <OfficialList title={`${officials(counts.changed)} would change`} total={counts.changed} shown={changed} />
      <OfficialList title={`${officials(counts.added)} would be added`} total={counts.added} shown={added} />
      <SeatList total={counts.seats_changed} seats={check.seats_changed} />
      <PlaceList total={counts.places_added} places={check.places_added} />
      <FixList fixes={check.fixes} />
    </div>
  )
}

interface OfficialListProps {
  readonly title: string
  readonly total: number
  readonly shown: readonly (ListedOfficial | ChangedOfficial)[]
}

function OfficialList({ title, total, shown }: OfficialListProps) {
  if (total === 0) return null
  return (
    <Opening title={title}>
      <section className={styles.list} aria-label={title} tabIndex={0}>
        <ul>
          {shown.map((official, index) => (
            <li key={index}>
              <b>{official.official}</b>
              <span className={textLook.muted}>
                {official.office}, {official.jurisdiction}
              </span>
              {'changes' in official && <Changes changes={official.changes} />}
            </li>
          ))}
        </ul>
        <More count={total - shown.length} />
      </section>
    </Opening>
  )
}

interface SeatListProps {
  readonly total: number
  readonly seats: OfficialsFileCheck['seats_changed']
}

/** Seats have values of their own, such as a next election, which every holder shows. */
function SeatList({ total, seats }: SeatListProps) {
  if (total === 0) return null
  const title = `${thousands(total)} ${total === 1 ? 'seat' : 'seats'} would change`
  return (
    <Opening title={title}>
      <section className={styles.list} aria-label={title} tabIndex={0}>
        <ul>
          {seats.map(({ office, jurisdiction, changes }, index) => (
            <li key={index}>
              <b>{office}</b>
              <span className={textLook.muted}>{jurisdiction}</span>
              <Changes changes={changes} />
            </li>
          ))}
        </ul>
        <More count={total - seats.length} />
      </section>
    </Opening>
  )
}

interface PlaceListProps {
  readonly total: number
  readonly places: OfficialsFileCheck['places_added']
}

function PlaceList({ total, places }: PlaceListProps) {
  if (total === 0) return null
  const title = `${thousands(total)} ${total === 1 ? 'place' : 'places'} would be new to the atlas`
  return (
    <Opening title={title}>
      <section className={styles.list} aria-label={title} tabIndex={0}>
        <ul>
          {places.map(({ jurisdiction, state }, index) => (
            <li key={index}>
              <b>{jurisdiction}</b>
              <span className={textLook.muted}>{state}</span>
            </li>
          ))}
        </ul>
        <More count={total - places.length} />
      </section>
    </Opening>
  )
}

/** What is done to the cells of the file, once more, before anything is published. */
function FixList({ fixes }: { readonly fixes: readonly string[] }) {
  if (fixes.length === 0) return null
  const title = `${fixes.length} ${fixes.length === 1 ? 'thing' : 'things'} done to what the file says`
  return (
    <Opening title={title}>
      <section className={styles.list} aria-label={title} tabIndex={0}>
        <ul>
          {fixes.map((fix) => (
            <li key={fix} data-whole>
              {fix}
            </li>
          ))}
        </ul>
      </section>
    </Opening>
  )
}

function More({ count }: { readonly count: number }) {
  return count > 0 && <p className={textLook.muted}>and {thousands(count)} more</p>
}
