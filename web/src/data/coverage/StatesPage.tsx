import type { CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import { areaAnchor, areaName } from '#data/coverage/area-name.ts'
import { Contents } from '#shared/page/Contents.tsx'
import { CountTable } from '#data/coverage/CountTable.tsx'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import frameStyles from '#data/coverage/CoverageFrame.module.css'
import { Disclosure } from '#data/coverage/Disclosure.tsx'
import { withEveryOfficeType } from '#data/coverage/every-office-type.ts'
import { FilledTable } from '#data/coverage/FilledTable.tsx'
import { sumOf, totalOf } from '#data/coverage/on-file.ts'
import sectionStyles from '#data/coverage/section.module.css'
import styles from '#data/coverage/StatesPage.module.css'
import textLook from '#shared/ui/look/text.module.css'

const none = { searchable: 0, yes: 0, unknown: 0, no: 0 }
// In the order of the rule above, in words short enough for a phone.
const answers = ['Meets rule', 'Unknown', 'Does not']

/** Each state on its own, all of them together first. */
export function StatesPage() {
  return (
    <CoverageFrame>
      {({ total, states }) => (
        <div className={frameStyles.body}>
          <Contents sections={[total, ...states].map((area) => [areaAnchor(area), areaName(area)])} />
          <div className={sectionStyles.section}>
            <p className={textLook.muted}>
              Officials stand under the answer that the coverage rule gives for the place that elects them. Places are
              counted whether or not an official of them is on file.
            </p>
            <div className={styles.grid}>
              {[total, ...states].map((area) => (
                <Area key={area.state_id} area={area} />
              ))}
            </div>
          </div>
        </div>
      )}
    </CoverageFrame>
  )
}

function Area({ area }: { readonly area: CoveredArea }) {
  const name = areaName(area)
  const officials = totalOf(area.officials)
  const places = totalOf(area.jurisdictions)
  return (
    <Disclosure id={areaAnchor(area)} title={name} className={styles.area} isOpenAtFirst={area.state_id === null}>
      {area.officials.length === 0 ? (
        <p>No official is on file.</p>
      ) : (
        <CountTable
          caption={`Officials, ${name}`}
          first="Office type"
          headings={['In the search', ...answers]}
          rows={withEveryOfficeType(area.officials, none).map(({ office_type, searchable, yes, unknown, no }) => [
            office_type,
            [searchable, yes, unknown, no],
          ])}
          total={[area.searchable, officials.yes, officials.unknown, officials.no]}
        />
      )}
      {area.searchable > 0 && <FilledTable area={area} caption={`Known of those in the search, ${name}`} />}
      {area.jurisdictions.length > 0 && (
        <CountTable
          caption={`Places, ${name}`}
          first="Kind"
          headings={['On file', ...answers]}
          rows={area.jurisdictions.map(({ kind, ...counts }) => [
            kindLabel(kind),
            [sumOf(counts), counts.yes, counts.unknown, counts.no],
          ])}
          total={[sumOf(places), places.yes, places.unknown, places.no]}
        />
      )}
    </Disclosure>
  )
}

/** "senate-district" → "Senate district". */
function kindLabel(kind: string): string {
  if (kind === 'county') return 'County/Parish'
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
