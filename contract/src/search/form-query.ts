import * as z from 'zod/mini'

/** Programs of others may send parameters of their own: these are accepted and ignored. */
export const formQuerySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type FormQuery = z.infer<typeof formQuerySchema>

/** A text that is said once; the first where it is said again. */
export function textIn(query: FormQuery, ...names: readonly string[]): string | undefined {
  return names.map((name) => [query[name] ?? []].flat()[0]?.trim()).find((text) => text !== undefined && text !== '')
}

/** Texts that are said one by one, or joined by commas. */
export function textsIn(query: FormQuery, name: string): string[] {
  return [query[name] ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
}
