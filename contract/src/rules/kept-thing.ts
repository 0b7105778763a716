import * as z from 'zod/mini'

const dayMilliseconds = 86_400_000
/** For how many days a kept thing can be read without a signal after it last came from the server. */
export const keptDays = 7

export const keptThingSchema = z.object({
  kind: z.enum(['list', 'task', 'place', 'results', 'search']),
  /** Where it is read. */
  address: z.string(),
  title: z.string(),
  /** What it holds, in a few words: "8 officials", of a search "the first 200 of 1,204 officials". */
  about: z.string(),
  /** In milliseconds. */
  kept_at: z.number(),
  /** Of its answers; 0 once they are removed because seven days are over. */
  bytes: z.number(),
  /** The requests whose answers are kept; the first is the one that makes it as new as it is. */
  requests: z.array(z.string()),
})

/** Something that a person asked to be kept on the device. */
export type KeptThing = z.infer<typeof keptThingSchema>

export function keptUntil({ kept_at: keptAt }: KeptThing): Date {
  return new Date(keptAt + keptDays * dayMilliseconds)
}

/** Not to be read any more. A clock that was put back by more than a day makes nothing readable for longer. */
export function isOver({ kept_at: keptAt, bytes }: KeptThing, now: number): boolean {
  return bytes === 0 || now >= keptAt + keptDays * dayMilliseconds || now < keptAt - dayMilliseconds
}
