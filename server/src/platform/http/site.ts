/** Where browsers reach the page and the API. */
export interface Site {
  readonly isHttps: boolean
  /** The page is on another site than the API, so cookies must cross sites. */
  readonly isCrossSite: boolean
  readonly allowedOrigins: ReadonlySet<string>
  /** Those of them that are not the API's own: they alone are answered across origins. */
  readonly foreignOrigins: readonly string[]
}

export function siteOf(publicUrl: string, webOrigins: readonly string[]): Site {
  const own = new URL(publicUrl)
  const foreign = webOrigins.filter((origin) => origin !== own.origin)
  return {
    isHttps: own.protocol === 'https:',
    isCrossSite: foreign.some((origin) => siteName(new URL(origin)) !== siteName(own)),
    allowedOrigins: new Set([own.origin, ...webOrigins]),
    foreignOrigins: foreign,
  }
}

/** Roughly what browsers call a site: scheme and the last two labels of the name. A doubt makes it another site. */
function siteName({ protocol, hostname }: URL): string {
  const isIpAddress = /^[\d.]+$|^\[/.test(hostname)
  return `${protocol}//${isIpAddress ? hostname : hostname.split('.').slice(-2).join('.')}`
}
