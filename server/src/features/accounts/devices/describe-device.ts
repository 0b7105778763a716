import type { AccountSession } from '@atlas/contract/endpoints/accounts/account.ts'

/** A device as its owner knows it again. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

// The first that is named counts: each says the names of those before it, too, so as not to be turned away.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/, 'phone'],
  ['iPad', /\biPad\b/, 'tablet'],
  ['Android phone', /\bAndroid\b.{0,200}\bMobile\b/, 'phone'],
  ['Android tablet', /\bAndroid\b/, 'tablet'],
  ['Windows', /\bWindows\b/, 'computer'],
  ['Chromebook', /\bCrOS\b/, 'computer'],
  ['Mac', /\bMacintosh\b/, 'computer'],
  ['Linux', /\bLinux\b/, 'computer'],
] as const

const longest = 512

/** What a browser says of itself, in words; whatever it does not say plainly stays unknown. */
export function describeDevice(userAgent: string | undefined): Device {
  const userAgentText = (userAgent ?? '').slice(0, longest)
  const named = (names: readonly (readonly [string, RegExp, ...unknown[]])[]) =>
    names.find(([, pattern]) => pattern.test(userAgentText))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}

export function kindOf({ system }: Pick<Device, 'system'>): AccountSession['kind'] {
  return systems.find(([name]) => name === system)?.[2] ?? 'unknown'
}

/** In a sentence: `Chrome on Windows`. */
export function deviceWords({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'a browser that does not say its name'
}

/** A network address without what tells one household from the next: `203.0.113.…`. */
export function shortened(networkAddress: string): string | null {
  const byDots = networkAddress.split('.')
  if (byDots.length === 4) return `${byDots.slice(0, 3).join('.')}.…`
  const byColons = networkAddress.split(':')
  return byColons.length > 3 ? `${byColons.slice(0, 3).join(':')}:…` : null
}
