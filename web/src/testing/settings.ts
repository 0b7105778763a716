import type { Settings } from '@atlas/contract/endpoints/service/service.ts'

/** The settings of an organization, with a link to its own files. */
export const testSettings: Settings = {
  title: 'Southern Officials Atlas',
  short_title: 'Officials Atlas',
  presented_by: 'Southern Civic Data Partnership',
  presented_by_logo_url: null,
  support_email: 'help@atlas.example',
  resources_url: 'https://files.example/atlas',
  terms_version: '1',
  sign_in_with: null,
  is_demonstration: true,
  address_service: null,
  coverage: 'rule',
  is_historic: false,
  records_from: '2026-08-05',
  records_as_of: '2026-08-05',
  data_version: 412,
}
