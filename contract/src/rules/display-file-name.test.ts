import { expect, test } from 'vitest'
import { displayFileName } from '#rules/display-file-name.ts'

test.each(['061C', '200E', '200F', '202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069'])(
  'U+%s, which turns the direction of reading, is seen in the name of a file',
  (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16))
    expect(displayFileName(`officials${mark}vsc.exe`)).toBe('officials_vsc.exe')
  },
)

test.each(['Dallas Co. (final) – 2026.csv', 'رؤساء البلديات.csv', '名簿.xlsx', 'a\u200Db.csv'])(
  'any other name stays as it is: %s',
  (name) => {
    expect(displayFileName(name)).toBe(name)
  },
)
