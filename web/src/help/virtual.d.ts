declare module 'virtual:help' {
  import type { HelpPage } from '#help/help-page.ts'
  export const pages: readonly HelpPage[]
}
