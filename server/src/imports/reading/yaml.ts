import { constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml'
import * as z from 'zod/mini'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** Text. YAML would read an unquoted suite or postal code as a number. */
export const yamlText = z.optional(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))

/** Why a text is not the plain YAML that publishers write. */
class NotPlainYaml extends Error {
  override readonly name = 'NotPlainYaml'
}

/** The content of a file about one person; if it is not plain YAML, it is refused as a row. */
export function yamlOf(file: TextFile): unknown {
  try {
    return plainYaml(file.text)
  } catch (error) {
    if (!(error instanceof NotPlainYaml)) throw error
    throw new RowRefused(`the file cannot be read as YAML: ${error.message}`)
  }
}

/** The items of a file that consists of one list; any other file stops the import. */
export function yamlItems(file: TextFile) {
  return [...itemTexts(file)].map(({ line, text }) => ({ file: file.path, line, text, item: itemOf(file, line, text) }))
}

// Congress has 541 members.
const mostItems = 2000

/** The text of each item and its first line, one by one, so that the largest item limits the memory. */
function* itemTexts(file: TextFile): Generator<{ line: number; text: string }> {
  const starts = startsOfItems(file)
  const { path, text } = file
  const preamble = text.slice(0, starts[0])
  if (starts.length === 0 || !isPreamble(preamble)) throw new ImportRefused(`${path} is not a list in YAML`)
  let line = preamble.split('\n').length
  for (const [index, start] of starts.entries()) {
    const item = text.slice(start, starts[index + 1])
    yield { line, text: item }
    line += item.split('\n').length - 1
  }
}

const longestPreamble = 10_000

/** Whether the text before the first item contains only comments, blank lines and `---`, which starts a document. */
function isPreamble(text: string): boolean {
  return text.length <= longestPreamble && text.split('\n').every((line) => /^(?:#.*|---)?$/.test(line.trim()))
}

function startsOfItems({ path, text }: TextFile): number[] {
  const starts: number[] = []
  for (const { index } of text.matchAll(/^-(?=\s)/gm)) {
    if (starts.length >= mostItems) throw new ImportRefused(`${path} holds more than ${mostItems} items`)
    starts.push(index)
  }
  return starts
}

function itemOf({ path }: TextFile, line: number, text: string): unknown {
  try {
    const [item] = plainYaml(text) as unknown[]
    return item
  } catch (error) {
    if (!(error instanceof NotPlainYaml)) throw error
    throw new ImportRefused(`${path} cannot be read as YAML at line ${line}: ${error.message}`)
  }
}

// Security: tags could create objects of other types, and repeated aliases could fill the memory. Both are detected
// among the tokens of a text before any value is created.
function plainYaml(text: string): unknown {
  refuseTooManyParts(text)
  try {
    const events = parseEvents(text, { maxDepth })
    for (const event of events) refuseAliasOrTag(event, text)
    const [value, another] = constructFromEvents(events, { source: text })
    if (another !== undefined) throw new NotPlainYaml('it holds several documents')
    return value
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new NotPlainYaml(error.reason.includes('maxDepth') ? 'it is nested too deeply' : error.reason)
  }
}

// The deepest file of a person has 4 levels. The parser is recursive, and far more levels would overflow the stack.
const maxDepth = 50

function refuseAliasOrTag(event: Event, text: string): void {
  if (event.type === EVENT_ID.ALIAS) {
    throw new NotPlainYaml(`it uses the alias *${text.slice(event.anchorStart, event.anchorEnd)}`)
  }
  if ('tagStart' in event && event.tagStart >= 0) {
    throw new NotPlainYaml(`it uses the tag ${text.slice(event.tagStart, event.tagEnd)}`)
  }
}

// The parser keeps some hundred bytes for each bracket, comma, dash or colon. The longest file of a person has 400.
const mostMarks = 5_000

function refuseTooManyParts(text: string): void {
  const marks = text.matchAll(/[[{,]|[-?:](?=\s)/g)
  for (let count = 0; !marks.next().done; count += 1) {
    if (count >= mostMarks) throw new NotPlainYaml(`it has more than ${mostMarks.toLocaleString('en-US')} parts`)
  }
}

/** The value if it has the shape; otherwise the row is refused. */
export function shaped<Shape>(schema: z.ZodMiniType<Shape>, value: unknown): Shape {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RowRefused(`${issue?.path.join('.') || 'the whole'} is not as expected: ${issue?.message}`)
}
