/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** A piece of a page, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'picture'
      readonly src: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }

/** A page of `docs/help`. */
export interface HelpPage {
  /** The name of its file without `.md`, which is also its name in the address. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}
