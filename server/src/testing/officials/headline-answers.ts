import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { uncountedParts } from '@atlas/contract/search/uncounted.ts'
import { testApp, type TestApp, Visitor } from '#testing/app.ts'

const isOneOf = (column_id: string, ...value: string[]): Filter => ({ column_id, operator: 'in', value })
const blackWomenOfGeorgia = [
  isOneOf('state.name', '13'),
  isOneOf('office.type', 'State Legislature'),
  isOneOf('eo.ethnicity', 'African-American'),
  isOneOf('eo.gender', 'Female'),
]

/** What a board asks first, with the public files: the number, and whom it does not count. */
export async function testHeadlineAnswers(everything: TestApp): Promise<void> {
  const underRule = await testApp(everything.context.database, { COVERAGE: 'rule' })
  const visitors = new Map<TestApp, Visitor>()
  beforeAll(async () => {
    for (const server of [everything, underRule]) visitors.set(server, await new Visitor(server.app).signIn())
  })
  const ask = async (server: TestApp, filters: readonly Filter[]) => {
    const body = { columns: ['eo.id' as const], filters: [...filters] }
    return await (visitors.get(server) as Visitor).call(endpoints.searchOfficials, { body })
  }

  test('how many Black women sit in the legislature of Georgia: the number says whom it leaves out', async () => {
    const { total, uncounted } = await ask(underRule, blackWomenOfGeorgia)
    const parts = uncounted ? uncountedParts(uncounted, blackWomenOfGeorgia, total) : []
    expect([total, ...parts.map(({ text }) => text)]).toEqual([
      33,
      '4 more women whose ethnicity is not known',
      '3 are in places that the coverage rule leaves out',
    ])
    const all = await ask(everything, blackWomenOfGeorgia)
    expect(all.total).toBe(total + (uncounted?.left_out ?? 0))
  })
}
