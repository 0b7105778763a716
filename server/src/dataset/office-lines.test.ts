import { expect, test } from 'vitest'
import { linesOfPlace, officeLines } from '#dataset/office-lines.ts'

const line = (phone: string) => ({ 'contact.phone': phone })
const lines = officeLines(
  new Map([
    ['school-28011-bolivar-county', { Superintendent: line('(662) 555-0103') }],
    ['county:28011', { Sheriff: line('(662) 555-0101') }],
    ['county:28011x', { Sheriff: line('(662) 555-0109') }],
    ['municipality:2814260', { Mayor: line('(662) 555-0102'), 'City Clerk': line('(662) 555-0104') }],
    ['school-county:28011-bolivar-1', { Superintendent: line('(662) 555-0105') }],
  ]),
)
const place = (id: string, kind = 'municipality', name = '') => ({ id, kind, name })

test('each place has the lines of its own offices, and no others', () => {
  expect(linesOfPlace(lines, place('municipality:2814260'))).toEqual({
    Mayor: line('(662) 555-0102'),
    'City Clerk': line('(662) 555-0104'),
  })
  expect(linesOfPlace(lines, place('municipality:28'))).toEqual({})
  expect(linesOfPlace(lines, place('zzz'))).toEqual({})
  expect(linesOfPlace(officeLines(new Map()), place('county:28011', 'county', 'Bolivar'))).toEqual({})
})

test('a county has those of its own school district too', () => {
  expect(linesOfPlace(lines, place('county:28011', 'county', 'Bolivar'))).toEqual({
    Sheriff: line('(662) 555-0101'),
    Superintendent: line('(662) 555-0105'),
  })
})
