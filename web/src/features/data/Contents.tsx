import type { CoveredArea } from '@atlas/contract/endpoints/coverage.ts'
import { areaAnchor, areaName } from '#features/data/area-name.ts'

const parts = [
  ['county', 'Is my county covered?'],
  ['rule', 'The coverage rule'],
  ['overview', 'The states compared'],
  ['states', 'State by state'],
  ['sources', 'Sources'],
  ['import', 'Last import'],
  ['dictionary', 'Data dictionary'],
] as const

/** What is on the page, and the way there. */
export function Contents({ states }: { readonly states: readonly CoveredArea[] }) {
  return (
    <nav className="data-contents" aria-label="On this page">
      <ul>
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            {id === 'states' && (
              <ul>
                {states.map((area) => (
                  <li key={area.state_id}>
                    <a href={`#${areaAnchor(area)}`}>{areaName(area)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
