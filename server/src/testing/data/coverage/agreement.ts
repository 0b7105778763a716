import { expect } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { type CoveredArea, type CoverageReply, filledColumnIds } from '@atlas/contract/endpoints/data/coverage.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Visitor } from '#testing/app.ts'

export const officialsIn = ({ officials }: CoveredArea) =>
  officials.reduce((sum, { yes, no, unknown }) => sum + yes + no + unknown, 0)

/** That every figure of officials that can be searched is what the search answers when it is asked. */
export async function expectAgreement(visitor: Visitor, coverage: CoverageReply): Promise<void> {
  const total = async (filters: Filter[]) =>
    (await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.id'], filters, limit: 1 } })).total
  const choices = async (column: ColumnId, filters: Filter[]) =>
    (await visitor.call(endpoints.listChoices, { body: { columns: [column], filters } }))[column] ?? []

  for (const area of [coverage.total, ...coverage.states]) {
    const inArea: Filter[] = area.state_id ? [{ column_id: 'state.name', operator: 'eq', value: area.state_id }] : []
    expect(area.searchable).toBe(await total(inArea))
    const types = await choices('office.type', inArea)
    for (const { office_type: label, searchable } of area.officials)
      expect(searchable, label).toBe(types.find((type) => type.label === label)?.count ?? 0)
    for (const id of filledColumnIds) {
      const unknown = await total([...inArea, { column_id: id, operator: 'is_empty' }])
      expect(area.filled[id], id).toBe(area.searchable - unknown)
    }
  }
  const counties = await choices('county.name', [
    { column_id: 'office.type', operator: 'eq', value: 'Law Enforcement' },
  ])
  for (const { id, officials } of coverage.counties) {
    const sheriffs = officials.find(({ office_type: type }) => type === 'Law Enforcement')?.searchable ?? 0
    expect(sheriffs, id).toBe(counties.find((county) => county.id === id)?.count ?? 0)
  }
  expect(coverage.columns.map(({ id }) => id)).toEqual(columnIds)
  for (const { id, filled } of coverage.columns)
    expect(filled, id).toBe(coverage.total.searchable - (await total([{ column_id: id, operator: 'is_empty' }])))
}
