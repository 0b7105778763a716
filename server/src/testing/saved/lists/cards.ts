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

/** The cards of a file as another program's reader has them: property → value, where it has parts a list of them. */
export function readCards(file: string): Card[] {
  return fileSchema
    .parse(ICAL.parse(file))
    .map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, value])))
}
