import type { FoundPoint } from '@atlas/contract/endpoints/places/point.ts'
import { expect, test } from 'vitest'
import { nearWords } from '#places/find/found/NearLine.tsx'

const division = (kind: FoundPoint['inside'][number]['kind'], name: string) => ({
  kind,
  name,
  place_id: '28011',
  lines_of: 2024,
  newer_lines: null,
})

const point: FoundPoint = {
  latitude: 33.6,
  longitude: -90.76,
  precision: 'location',
  accuracy_meters: 35,
  matched: null,
  inside: [division('county', 'Bolivar County'), division('senate_district', 'Senate District 13')],
  near_line: [{ ...division('county', 'Sunflower County'), meters: 180 }],
}

test('near a line it is said in which county a person is, how far the other is, and what decides', () => {
  expect(nearWords(point)).toBe(
    'Your location is in Bolivar County, about 600 feet from Sunflower County. Our borders are drawn within 1,000 feet, so it may be either. Both are shown; the address on your voter card decides.',
  )
})

test('near several lines each is said', () => {
  const near_line = [...point.near_line, { ...division('senate_district', 'Senate District 12'), meters: 20 }]
  expect(nearWords({ ...point, precision: 'street', near_line })).toBe(
    'The address is in Bolivar County, about 600 feet from Sunflower County. The address is in Senate District 13, about 70 feet from Senate District 12. Our borders are drawn within 1,000 feet, so it may be any of these. All are shown; the address on your voter card decides.',
  )
})
