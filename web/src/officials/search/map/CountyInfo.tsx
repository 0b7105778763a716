import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Counties, CountyFigureId } from '@atlas/contract/endpoints/places/counties.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { numberSources } from '#shared/figures/number-sources.ts'
import { SourceList } from '#shared/figures/SourceList.tsx'
import mapScreenStyles from '#officials/search/map/MapScreen.module.css'
import styles from '#officials/search/map/CountyInfo.module.css'
import type { ShadedCounty } from '#shared/map/figures/shade-counties.ts'
import { formatValue } from '#shared/values/format-value.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const facts: readonly { readonly label: string; readonly columnId: CountyFigureId }[] = [
  { label: 'Black voting-age share', columnId: 'stats.vap_black%' },
  { label: 'Voting-age population', columnId: 'stats.vap_total' },
  { label: 'Biden share, 2020', columnId: 'stats.2020biden%' },
  { label: 'Median income', columnId: 'stats.median_income' },
  { label: 'College graduates', columnId: 'stats.college_graduates%' },
]

interface CountyInfoProps {
  readonly county: ShadedCounty | undefined
  readonly isSelected: boolean
  readonly selectedCount: number
  readonly officials: number | null
  readonly sources: Counties['sources']
  readonly onToggle: (id: string) => void
  readonly onClear: () => void
}

/** The county that was viewed last, in words and numbers, and its actions. */
export function CountyInfo({
  county,
  isSelected,
  selectedCount,
  officials,
  sources,
  onToggle,
  onClear,
}: CountyInfoProps) {
  if (!county)
    return <p className={mapScreenStyles.hint}>Choose a county or parish to see its figures and its officials.</p>
  const { figures, coverage } = county.record
  // The nonpartisan view has no votes of candidates.
  const visible = facts.filter(({ columnId }) => columnId in figures)
  // Removing the only selected county clears the selection.
  const isOnlyOne = isSelected && selectedCount === 1
  return (
    <div className={styles.county}>
      <div className={styles.top}>
        <h2>
          <ToPlace id={county.id}>{county.fullName}</ToPlace>
        </h2>
        <CoverageBadge coverage={coverage} />
        {!isOnlyOne && (
          <button type="button" className={buttonLook.link} onClick={() => onToggle(county.id)}>
            {isSelected ? 'Remove from filter' : 'Add to filter'}
          </button>
        )}
        {selectedCount > 0 && (
          <button type="button" className={buttonLook.link} onClick={onClear}>
            Clear selection
          </button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Officials found</dt>
          <dd>{officials === null ? '…' : thousands(officials)}</dd>
        </div>
        {visible.map(({ label, columnId }) => (
          <div key={columnId}>
            <dt>{label}</dt>
            <dd>
              {formatValue(columnOf(columnId), figures[columnId] ?? null) ?? (
                <span className={textLook.unknown}>Unknown</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MapSources sources={sources} />
    </div>
  )
}

const words: Record<Coverage, string> = {
  yes: 'Meets the coverage rule',
  no: 'Does not meet the coverage rule',
  unknown: 'Coverage unknown',
}

function CoverageBadge({ coverage }: { readonly coverage: Coverage }) {
  return (
    <span className={coverage === 'yes' ? badgeLook.covered : badgeLook.badge}>
      {coverage === 'yes' && <Check aria-hidden />}
      {words[coverage]}
    </span>
  )
}

/** One column represents all that come from the same census, election or survey. */
const families: readonly { readonly label: string; readonly columnId: CountyFigureId }[] = [
  { label: 'Voting age', columnId: 'stats.vap_black%' },
  { label: 'Vote', columnId: 'stats.2020biden%' },
  { label: 'Income', columnId: 'stats.median_income' },
  { label: 'Education', columnId: 'stats.college_graduates%' },
]

/** How each kind of figure was made and when, in one line; its publisher on request. */
function MapSources({ sources }: { readonly sources: Counties['sources'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const numbers = numberSources(families.flatMap(({ columnId }) => sources[columnId] ?? []))
  if (numbers.all.length === 0) return null
  return (
    <>
      <p className={mapScreenStyles.sources}>
        {families.map(({ label, columnId }) => lineOf(label, sources[columnId] ?? [])).join(' ')}{' '}
        <button type="button" className={buttonLook.link} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Sources
        </button>
      </p>
      {isOpen && <SourceList sources={{ numbers, idOf: (number) => `${id}${number}` }} heading="h3" />}
    </>
  )
}

/** "Income 2023, modelled." */
function lineOf(label: string, [first]: readonly Provenance[]): string {
  if (!first) return ''
  return `${[label, first.as_of?.slice(0, 4)].filter(Boolean).join(' ')}, ${first.method}.`
}
