declare module 'virtual:licenses' {
  import type { License } from '#help/licenses/license.ts'
  export const fetchLicenses: () => Promise<readonly License[]>
}
