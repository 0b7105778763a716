declare module 'virtual:help' {
  import type { HelpPage } from '#features/help/help-page.ts'
  export const pages: readonly HelpPage[]
}
