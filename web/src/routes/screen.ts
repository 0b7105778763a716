import type { NavigationPlace } from '#layout/header/navigation.ts'

/** A row of the table of screens. */
export interface Screen {
  /** Who may see it; everybody else is led to the sign-in screen. */
  readonly access: Access
  /** Its heading and the title of its tab, where its content has neither or is not loaded yet. */
  readonly title: string
  /** Its link in the header, or the entry that is marked while it is shown. */
  readonly navigation?: NavigationPlace
  /** The meaning of its address after the question mark. */
  readonly readQuery?: (query: Record<string, unknown>) => object
  /** The new address of a section that has moved, by its former anchor. */
  readonly redirectTo?: (hash: string) => string | null
  /** A spinner is shown while its code loads, as after the sign-in; otherwise the previous screen stays. */
  readonly showsWaiting?: true
  /** Its code is cached on the device, so that it opens without a signal too. */
  readonly opensOffline?: true
  /** Loaded when a person goes there; the build reads which file it is (`web/build/pages.ts`). */
  readonly code: () => Promise<object>
  /** The export of that file that is the screen. */
  readonly component: string
}

export type Access = 'public' | 'user' | 'administrator'
