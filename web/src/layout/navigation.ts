/** What the header, and on small screens the menu, leads to. */
export const navigation = [{ to: '/advanced-search', label: 'Advanced Search' }] as const
