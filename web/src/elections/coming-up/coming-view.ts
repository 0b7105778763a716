import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { type ComingWindow, comingWindows } from '@atlas/contract/rules/coming-windows.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** What of the dates is shown: days on which people vote, and days before which something is to be done. */
export const visibleKinds = ['elections', 'deadlines'] as const
export type VisibleKind = (typeof visibleKinds)[number]

/** What the page shows beside the filters; it lives in the URL and nowhere else. */
export interface ComingView {
  readonly window: ComingWindow
  readonly kinds: readonly VisibleKind[]
  /** Whether the years ahead are drawn above the dates. */
  readonly hasPicture: boolean
}

export const standardView: ComingView = { window: 365, kinds: visibleKinds, hasPicture: false }

/** The view that a query says. Whatever cannot be understood is as it is by default. */
export function readComingView({ within, show, picture }: UrlQuery): ComingView {
  const window = comingWindows.find((days) => String(days) === within) ?? standardView.window
  const hasPicture = picture === 'years'
  if (show === 'none') return { window, kinds: [], hasPicture }
  const only = visibleKinds.find((kind) => kind === show)
  return { window, kinds: only ? [only] : standardView.kinds, hasPicture }
}

/** A view as a short query; what is as it is by default is left out. */
export function writeComingView({ window, kinds, hasPicture }: ComingView): UrlQuery {
  return {
    ...(window !== standardView.window && { within: String(window) }),
    ...(kinds.length < visibleKinds.length && { show: kinds[0] ?? 'none' }),
    ...(hasPicture && { picture: 'years' }),
  }
}

export function withKindToggled(view: ComingView, kind: VisibleKind): ComingView {
  const { kinds } = view
  return { ...view, kinds: visibleKinds.filter((each) => kinds.includes(each) !== (each === kind)) }
}

export function isShownKind(
  { kinds }: ComingView,
  { is_deadline: isDeadline }: Pick<ComingDate, 'is_deadline'>,
): boolean {
  return kinds.includes(isDeadline ? 'deadlines' : 'elections')
}
