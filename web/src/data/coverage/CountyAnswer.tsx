import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { Link } from '@tanstack/react-router'
import { Check, CircleHelp, X } from 'lucide-react'
import { CountTable } from '#data/coverage/CountTable.tsx'
import { officesText, onFileIn, onFileText, reasonFor, verdicts } from '#data/coverage/county-verdict.ts'
import styles from '#data/coverage/CountyAnswer.module.css'
import { withEveryOfficeType } from '#data/coverage/every-office-type.ts'
import { countySearch } from '#search/state/new-search.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const none = { searchable: 0, left_out: 0 }
const marks = { yes: Check, no: X, unknown: CircleHelp }

/** Whether a county is covered, why, and which of its officials are on file. */
export function CountyAnswer({ county }: { readonly county: CoveredCounty }) {
  const name = `${county.full_name}, ${states[county.state_id].name}`
  const Mark = marks[county.coverage]
  const { searchable, excluded } = onFileIn(county)
  return (
    <div className={styles.answer}>
      <h3>
        <Link to="/places/$id" params={{ id: county.id }}>
          {name}
        </Link>
        :{' '}
        <span className={styles.verdict} data-coverage={county.coverage}>
          <Mark aria-hidden />
          {verdicts[county.coverage]}
        </span>{' '}
        <span className={styles.offices}>{officesText(county)}</span>
      </h3>
      <p>{reasonFor(county)}</p>
      <p>{onFileText(county)}</p>
      {searchable + excluded > 0 && (
        <CountTable
          caption={`Officials whose area touches ${name}`}
          first="Office type"
          headings={['In the search', 'Left out']}
          rows={withEveryOfficeType(county.officials, none).map(({ office_type, searchable: found, left_out }) => [
            office_type,
            [found, left_out],
          ])}
          total={[searchable, excluded]}
        />
      )}
      {searchable > 0 && (
        <Link className={buttonLook.button} to="/advanced-search" search={countySearch(county.id)}>
          {searchable === 1 ? 'Show the 1 official in the search' : `Show the ${thousands(searchable)} in the search`}
        </Link>
      )}
    </div>
  )
}
