import { openOffices } from '#places/page/open-offices.ts'
import styles from '#places/page/OpenOffices.module.css'
import type { Place } from '#places/page/place-query.ts'
import { HowToReach } from '#shared/values/HowToReach.tsx'

/** How to reach the offices without a holder on file; the line of an office stays when its holder goes. */
export function OpenOffices({ place }: { readonly place: Place }) {
  const open = openOffices(place)
  if (open.length === 0) return null
  return (
    <section className={styles.open} aria-labelledby="open-offices">
      <h3 id="open-offices">Lines of offices that nobody on file holds</h3>
      <dl>
        {open.map(({ names, line }) => (
          <div key={names.join()}>
            <dt>{names.join(', ')}</dt>
            <dd>
              <HowToReach row={line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
