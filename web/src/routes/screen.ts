import type { NavigationPlace } from '#layout/header/navigation.ts'

/** What the table of screens says of one. */
export interface Screen {
  /** Who may see it; everybody else is led to the sign-in. */
  readonly access: Access
  /** Its heading and the title of its tab, where neither is of its content or that is not known yet. */
  readonly title: string
  /** Where the header leads to it, or whose entry is marked while it is shown. */
  readonly navigation?: NavigationPlace
  /** What its address says behind the question mark. */
  readonly readQuery?: (query: Record<string, unknown>) => object
  /** The address that another part of it has moved to, by the anchor that it was shown at. */
  readonly redirectTo?: (hash: string) => string | null
  /** A spinner takes its place while its code is awaited, as behind the sign-in; else the screen before stays. */
  readonly showsWaiting?: true
  /** Its code is kept on the device, so that it opens without a signal too. */
  readonly opensOffline?: true
  /** Comes when a person goes there; the build reads which file it is (`web/build/pages.ts`). */
  readonly code: () => Promise<object>
  /** What the code exports that is the screen. */
  readonly component: string
}

export type Access = 'public' | 'user' | 'administrator'
