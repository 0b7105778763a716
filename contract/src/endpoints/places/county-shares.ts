import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'

export const fipsSchema = z.string().check(z.regex(/^\d{5}$/))

// Apart from the other figures of counties: the sign-in screen needs this one alone.
export const countyShares = endpoint({
  method: 'GET',
  path: '/counties/shares',
  access: 'public',
  maxAgeSeconds: 300,
  summary: 'The Black share of the voting-age population by county, for the picture on the sign-in screen.',
  request: {},
  reply: z.object({ is_demonstration: z.boolean(), shares: z.record(fipsSchema, z.number()) }),
})
export type CountyShares = z.infer<typeof countyShares.reply>
