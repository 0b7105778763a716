import { expect, test } from 'vitest'
import { problemsFile } from '#data/imports/check/problems-file.ts'

test('problems are saved so that Excel reads accents and runs nothing that the file brought', () => {
  const text = problemsFile([
    { line: 2, column: 'Name', reason: 'It says "Zoë", and "Zoe"' },
    { line: null, column: null, reason: '=HYPERLINK("x") is no state' },
  ])
  expect(text).toBe(
    '\uFEFF"Line","Column","What is wrong"\r\n' +
      '"2","Name","It says ""Zoë"", and ""Zoe"""\r\n' +
      `"","","'=HYPERLINK(""x"") is no state"\r\n`,
  )
})
