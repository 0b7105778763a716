declare module 'virtual:licences' {
  import type { Licence } from '#features/licences/licence.ts'
  export const fetchLicences: () => Promise<readonly Licence[]>
}
