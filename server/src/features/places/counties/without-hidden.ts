import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'

/** The counties with only their visible figures, and the sources of these. */
export function withoutHidden({ counties, sources }: Counties, hidden: ReadonlySet<string>): Counties {
  const visible = <Values extends object>(values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => !hidden.has(id))) as Values
  return {
    counties: counties.map((county) => ({ ...county, figures: visible(county.figures) })),
    sources: visible(sources),
  }
}
