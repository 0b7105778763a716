import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showChange } from '#shared/api/show-change.ts'

/** A list of names on the server, which answers when told to. */
function namesQuery() {
  const server = { names: ['Ann'] }
  const answers: (() => void)[] = []
  const client = new QueryClient()
  const query = queryOptions({
    queryKey: ['names'],
    // The state at the time of the request, however long the answer takes.
    queryFn: () => {
      const { names } = server
      return new Promise<string[]>((resolve) => answers.push(() => resolve(names)))
    },
  })
  const shown = () => client.getQueryData(query.queryKey)
  return { server, client, query, shown, answers, open: () => new QueryObserver(client, query).subscribe(() => {}) }
}

test('an answer from before a change, which comes after it, does not take the change back', async () => {
  const { server, client, query, shown, answers, open } = namesQuery()
  open()
  answers[0]?.()
  await expect.poll(shown).toEqual(['Ann'])
  void client.refetchQueries(query)
  server.names = ['Ann', 'Ben']
  await showChange(client, query, (names) => names && [...names, 'Ben'])
  expect(shown()).toEqual(['Ann', 'Ben'])
  answers[1]?.()
  await expect.poll(() => answers).toHaveLength(3)
  expect(shown()).toEqual(['Ann', 'Ben'])
  server.names = []
  answers[2]?.()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(shown()).toEqual(['Ann', 'Ben'])
})

test('a first answer that was asked for before a change is asked for again', async () => {
  const { server, client, query, shown, answers, open } = namesQuery()
  open()
  server.names = ['Ann', 'Ben']
  await showChange(client, query, (names) => names && [...names, 'Ben'])
  await expect.poll(() => answers).toHaveLength(2)
  for (const answer of answers) answer()
  await expect.poll(shown).toEqual(['Ann', 'Ben'])
})

test('what nobody asks for meanwhile is not asked for anew', async () => {
  const { client, query, shown, answers, open } = namesQuery()
  open()
  answers[0]?.()
  await expect.poll(shown).toEqual(['Ann'])
  await showChange(client, query, () => ['Cleo'])
  expect(shown()).toEqual(['Cleo'])
  expect(answers).toHaveLength(1)
})
