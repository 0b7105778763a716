import { readCall } from '#routes/read-query.ts'
import type { Screen } from '#routes/screen.ts'

/** The rows of the table of screens that show what people save. */
export const savedScreens = {
  '/saved': {
    access: 'user',
    title: 'Saved searches',
    navigation: { label: 'Saved' },
    code: () => import('#saved/searches/page/SavedPage.tsx'),
    component: 'SavedPage',
  },
  '/lists': {
    access: 'user',
    title: 'Lists',
    navigation: { under: '/saved' },
    opensOffline: true,
    code: () => import('#saved/lists/index/ListsPage.tsx'),
    component: 'ListsPage',
  },
  '/lists/$id': {
    access: 'user',
    title: 'List',
    navigation: { under: '/saved' },
    readQuery: readCall,
    opensOffline: true,
    code: () => import('#saved/lists/sheet/ListPage.tsx'),
    component: 'ListPage',
  },
  '/board-pages': {
    access: 'user',
    title: 'Board pages',
    navigation: { under: '/saved' },
    code: () => import('#saved/board-pages/index/BoardPagesPage.tsx'),
    component: 'BoardPagesPage',
  },
  '/board-pages/$id': {
    access: 'user',
    title: 'Board page',
    navigation: { under: '/saved' },
    code: () => import('#board-pages/BoardPage.tsx'),
    component: 'BoardPage',
  },
} as const satisfies Readonly<Record<`/${string}`, Screen>>
