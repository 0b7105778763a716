import { expect, test } from 'vitest'
import { provenancesByColumn, provenancesOfRows } from '#imports/spreadsheets/resolve/provenance.ts'

test('rows that say the same of where they are from share one object, others have their own', () => {
  const provenanceOf = provenancesOfRows()
  const first = provenanceOf('County clerk', '2026-11-01', 'reported')
  expect(first).toEqual({ source: 'organisation:county-clerk', as_of: '2026-11-01', method: 'reported' })
  expect(provenanceOf('County clerk', '2026-11-01', 'reported')).toBe(first)
  expect(provenanceOf('County clerk', null, 'reported')).toEqual({ ...first, as_of: null })
  expect(provenanceOf('County clerk', '2026-11-01', 'modelled')).toEqual({ ...first, method: 'modelled' })
  expect(provenanceOf('State', '2026-11-01', 'reported')).toEqual({ ...first, source: 'organisation:state' })
})

test('so do rows that fill the same columns', () => {
  const [provenanceOf, byColumn] = [provenancesOfRows(), provenancesByColumn()]
  const [own, other] = [provenanceOf('Own list', null, 'reported'), provenanceOf('State', null, 'reported')]
  const filled = byColumn(own, ['eo.name', 'eo.phone'])
  expect(filled).toEqual({ 'eo.name': own, 'eo.phone': own })
  expect(byColumn(own, ['eo.name', 'eo.phone'])).toBe(filled)
  expect(byColumn(own, ['eo.name'])).toEqual({ 'eo.name': own })
  expect(byColumn(other, ['eo.name', 'eo.phone'])).toEqual({ 'eo.name': other, 'eo.phone': other })
})
