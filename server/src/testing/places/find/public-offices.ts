import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

type Row = Record<string, string>

const lists = ['city_halls_2025_12', 'city_halls_open_states', 'fl_elections_offices_2026_08', 'la_offices_2018_07']

/** What the lists have wrong: Huntsville's hall is in Madison County, Leesville's ZIP code is 71446, Franklin is Franklinton. */
const misprinted = new Set(['Huntsville, AL 35801', 'Leesville, LA 71466', 'Franklin, LA 70438'])

/** Courthouses, city halls and other public offices whose county is known: their addresses have no coordinates. */
export function testPublicOffices({ app }: TestApp): void {
  const offices = [...lists.flatMap(officesOf), ...sheriffs()].filter(({ cell }) => !misprinted.has(cell))
  const visitor = new Visitor(app)

  async function countiesOf(
    sample: readonly Office[],
    kind: 'zip' | 'city',
    cellOf: (office: Office) => string,
  ): Promise<(readonly string[])[]> {
    const { counties } = await visitor.call(endpoints.listCounties, {})
    const names = new Map(counties.map(({ id, name }) => [id, name]))
    const { answers, answer_of: answerOf } = await visitor.call(endpoints.matchPlaces, {
      body: { values: sample.map(cellOf), kind },
    })
    return sample.flatMap((office, at) => {
      const found = (answers[answerOf[at] ?? -1]?.counties ?? []).map((name) => name.replace(/ \([A-Z]{2}\)$/, ''))
      if (found.length === 0) return []
      expect([office.cell, found]).toEqual([office.cell, expect.arrayContaining([names.get(office.county)])])
      return [found]
    })
  }

  test('the ZIP code of every public office leads to its county, alone or with others that it crosses', async () => {
    await visitor.signIn()
    const found = await countiesOf(offices, 'zip', ({ cell }) => cell)
    // The others have ZIP codes of post-office boxes.
    expect([offices.length, found.length, found.filter(({ length }) => length === 1).length]).toEqual([
      1_231, 1_089, 628,
    ])
  })

  test('so does the name of its town, where somebody governs it', async () => {
    await visitor.signIn()
    // To read a name takes longer than a code: every tenth.
    const sample = offices.filter((_, at) => at % 10 === 0)
    const found = await countiesOf(sample, 'city', ({ cell }) => cell.replace(/ \d{5}$/, ''))
    expect(found.length / sample.length).toBeGreaterThan(0.9)
  })
}

interface Office {
  readonly county: string
  /** "Selma, AL 36701" */
  readonly cell: string
}

function officesOf(list: string): Office[] {
  return tableOf(list).flatMap(({ county_fips: county = '', city, state, zip = '' }) =>
    /^\d{5}$/.test(county) && /^\d{5}/.test(zip) ? { county, cell: `${city}, ${state} ${zip.slice(0, 5)}` } : [],
  )
}

function sheriffs(): Office[] {
  return tableOf('sheriffs_2026_01').flatMap(({ county_fips: county = '', office_address: address = '' }) => {
    const [cell] = /[^,]+, [A-Z]{2} \d{5}$/.exec(address) ?? []
    return cell ? { county, cell: cell.trim() } : []
  })
}

function tableOf(list: string): Row[] {
  return parse(readFileSync(join(publicData, `office-lines/${list}.csv`), 'utf8'), { columns: true }) as Row[]
}
