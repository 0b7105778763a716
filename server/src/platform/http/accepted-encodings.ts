type Header = string | string[] | undefined

/** The preference that an Accept-Encoding header gives each coding it names; `*` stands for all others. */
function weightsIn(header: Header): ReadonlyMap<string, number> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
      const weight = parameters.find((each) => each.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
}

function weightOf(coding: string, weights: ReadonlyMap<string, number>): number {
  return weights.get(coding) ?? weights.get('*') ?? 0
}

/** Whether an Accept-Encoding header takes gzip: named, or by `*`, and not with a weight of 0. */
export function takesGzip(header: Header): boolean {
  return weightOf('gzip', weightsIn(header)) > 0
}

/**
 * The offered coding that an Accept-Encoding header prefers, the first among equals. Null for the bytes as they are: if
 * the header accepts nothing else, or names them and prefers them. A client that refuses those too gets them all the
 * same.
 */
export function bestEncoding<Coding extends string>(header: Header, offered: readonly Coding[]): Coding | null {
  const weights = weightsIn(header)
  const [best] = offered.toSorted((a, b) => weightOf(b, weights) - weightOf(a, weights))
  if (best === undefined) return null
  const weight = weightOf(best, weights)
  return weight > 0 && weight >= (weights.get('identity') ?? 0) ? best : null
}
