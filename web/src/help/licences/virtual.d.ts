declare module 'virtual:licences' {
  import type { Licence } from '#help/licences/licence.ts'
  export const fetchLicences: () => Promise<readonly Licence[]>
}
