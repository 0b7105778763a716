import { jurisdictionKinds } from '#database/jurisdiction-kinds.ts'

/** The kinds of areas that elect officials; the first one stands for any other. */
export const areaKinds = ['other', ...jurisdictionKinds] as const
export type AreaKind = (typeof areaKinds)[number]

export function areaKindCode(kind: string): number {
  return Math.max(
    0,
    areaKinds.findIndex((each) => each === kind),
  )
}
