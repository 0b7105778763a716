import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ComponentType } from 'react'
import { CountyValue } from '#features/search/detail/CountyValue.tsx'
import { CoverageValue } from '#features/search/detail/CoverageValue.tsx'
import { ElectionDay } from '#features/search/detail/ElectionDay.tsx'
import type { FactRow } from '#features/search/detail/fact-rows.ts'
import { JurisdictionValue, OfficeValue } from '#features/search/detail/OfficeValues.tsx'
import { LastElectionValue } from '#features/search/detail/LastElectionValue.tsx'
import { NameValue } from '#features/search/detail/NameValue.tsx'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { PlainValue } from '#features/search/detail/PlainValue.tsx'
import { RepresentationValue } from '#features/search/detail/RepresentationValue.tsx'

export interface FactValueProps {
  readonly row: FactRow
  readonly facts: OfficialFacts
}

/** Rows that say more than one value by its data type; every other row is plain. */
const special: Partial<Record<ColumnId, ComponentType<FactValueProps>>> = {
  'eo.name': NameValue,
  'office.name': OfficeValue,
  'county.name': CountyValue,
  'jurisdiction.name': JurisdictionValue,
  'jurisdictionoffice.next_primary': ElectionDay,
  'jurisdictionoffice.next_general': ElectionDay,
  'stats.incumbent_election_year': LastElectionValue,
  'jurisdiction.congressional_districts': RepresentationValue,
  'jurisdiction.senate_districts': RepresentationValue,
  'jurisdiction.house_districts': RepresentationValue,
  'jurisdiction.coverage': CoverageValue,
}

export function FactValue({ row, facts }: FactValueProps) {
  const Value = special[row.id]
  return Value ? <Value row={row} facts={facts} /> : <PlainValue id={row.id} figures={facts} />
}
