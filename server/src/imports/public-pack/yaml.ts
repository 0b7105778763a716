import { parse } from 'yaml'
import * as z from 'zod/mini'
import { ImportRefused } from '#imports/import-refused.ts'
import { RowRefused } from '#imports/public-pack/reading.ts'
import type { TextFile } from '#imports/public-pack/text-file.ts'

/** Text; YAML reads a bare suite or postal code as a number. */
export const yamlText = z.optional(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))

/** What a YAML file holds, or undefined where it is not YAML. */
export function yamlOf(file: TextFile): unknown {
  try {
    return parse(file.text)
  } catch {
    return undefined
  }
}

/** The items of a file that is one list; anything else stops the import. */
export function yamlItems(file: TextFile) {
  const items = yamlOf(file)
  if (!Array.isArray(items)) throw new ImportRefused(`${file.path} is not a list in YAML`)
  return items.map((item: unknown) => ({ file: file.path, line: null, item }))
}

/** The value where it has the shape; a row that has another is refused. */
export function shaped<Shape>(schema: z.ZodMiniType<Shape>, value: unknown): Shape {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RowRefused(`${issue?.path.join('.') || 'the whole'} is not as expected: ${issue?.message}`)
}
