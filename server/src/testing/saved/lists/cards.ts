import ICAL from 'ical.js'
import * as z from 'zod/mini'

const valueSchema = z.union([z.string(), z.array(z.string())])
/** As jCard (RFC 7095) has it. */
const cardSchema = z.tuple([
  z.literal('vcard'),
  z.array(z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string(), valueSchema])),
  z.array(z.unknown()),
])
/** The reader answers one card by itself. */
const fileSchema = z.union([
  z.array(cardSchema),
  z.pipe(
    cardSchema,
    z.transform((card) => [card]),
  ),
])

type Card = Record<string, z.infer<typeof valueSchema>>

/** The types of a property of the only card, in lower case. */
export function typesOf(file: string, property: string): string[] {
  const [card] = fileSchema.parse(ICAL.parse(file))
  const found = card?.[1].find(([name]) => name === property)
  return [found?.[1]['type'] ?? []].flat().map((type) => String(type).toLowerCase())
}

/** The cards of a file as another program's reader has them: property → value, where it has parts a list of them. */
export function readCards(file: string): Card[] {
  return fileSchema
    .parse(ICAL.parse(file))
    .map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, withSemicolons(value)])))
}

/** Version 3.0 escapes semicolons in every text; this reader undoes that in values of several parts alone. */
function withSemicolons(value: z.infer<typeof valueSchema>): z.infer<typeof valueSchema> {
  return typeof value === 'string' ? value.replaceAll('\\;', ';') : value
}
