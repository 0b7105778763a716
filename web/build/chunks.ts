import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Test = (module: string) => boolean

interface Chunks {
  /** Learns which module needs which, before any chunk is made. */
  readonly plugin: Plugin
  readonly groups: Rolldown.CodeSplittingGroup[]
  /** What stands first in a file. */
  readonly firstLine: (chunk: Rolldown.RenderedChunk) => string
}

/**
 * Few files instead of one for each module that two screens share: a browser asks for six at a time, and each waits
 * for its turn. Which file a module is in follows from what needs it: what every page needs, what asks early, the
 * search and the sign-in, which come first, and maps, the library of longer forms, the windows, the scales of charts,
 * the lists and the menus, which come last.
 * A file never needs one that stands below it here. Everything else, the screen of a route above all, is a file of its
 * own.
 */
export function cutChunks(source: string): Chunks {
  const needs = new Map<string, ReadonlySet<string>>()
  const neededBy =
    (path: string): Test =>
    (module) =>
      needs.get(join(source, path))?.has(module) ?? false
  const timesNeeded = (module: string) => [...needs.values()].filter((needed) => needed.has(module)).length
  const everywhere = neededBy('main.tsx')
  const early = neededBy('routes/early/ask-early.ts')
  const search = neededBy('officials/search/SearchPage.tsx')
  const signIn: Test = (module) => signInForm(module) || signInPicture(module)
  const signInForm = neededBy('accounts/SignIn.tsx')
  const signInPicture = neededBy('accounts/CountyPicture.tsx')
  const map = neededBy('officials/search/map/MapPanel.tsx')
  const details = neededBy('officials/detail/Detail.tsx')
  const menu = neededBy(menuUnder)
  const list = neededBy('shared/ui/combobox/ChoiceCombobox.tsx')
  const shared: Test = (module) => /[\\/]node_modules[\\/]/.test(module) && !zip.test(module) && timesNeeded(module) > 1
  // Screens that share an icon with the sign-in would otherwise load its whole form.
  const iconOfSignIn: Test = (module) => icon.test(module) && signInForm(module) && timesNeeded(module) > 1
  const shell: Test = (module) =>
    everywhere(module) ||
    (signIn(module) && search(module)) ||
    // Where a point of the earth lies on a sheet: each map would bring the form along.
    (signInForm(module) && map(module)) ||
    iconOfSignIn(module) ||
    leaving.test(module)
  return {
    plugin: whatNeedsWhat(needs, source),
    firstLine: ({ moduleIds }) => {
      const isOfDetails = moduleIds.every((module) => details(module) && !shell(module) && !search(module))
      return isOfDetails ? compiledAsItComes : ''
    },
    groups: [
      { name: 'base', priority: 8, test: (module) => early(module) && (shell(module) || signIn(module)) },
      { name: 'early', priority: 7, test: early },
      { name: 'shell', priority: 6, test: shell },
      { name: 'common', priority: 5, test: (module) => search(module) && timesNeeded(module) > 1 },
      { name: 'search', priority: 4, test: search },
      { name: 'fields', priority: 4, test: (module) => signInForm(module) && sharedByForms.test(module) },
      { name: 'sign-in', priority: 3, test: signInForm },
      { name: 'form', priority: 3, test: (module) => /[\\/]react-hook-form[\\/]/.test(module) },
      { name: 'icons', priority: 3, test: (module) => icon.test(module) && timesNeeded(module) > 1 },
      { name: 'outlines', priority: 3, test: (module) => map(module) && signInPicture(module) },
      { name: 'map', priority: 2, test: (module) => map(module) && partOfMaps.test(module) },
      { name: 'map-figures', priority: 2, test: (module) => map(module) && figuresOfMaps.test(module) },
      { name: 'kept', priority: 4, test: (module) => browserDatabase.test(module) },
      { name: 'waiting', priority: 2, test: (module) => waiting.test(module) },
      { name: 'scales', priority: 2, test: (module) => scales.test(module) },
      { name: 'dialog', priority: 2, test: neededBy(dialog) },
      { name: 'popups', priority: 1, test: (module) => shared(module) && (list(module) || !menu(module)) },
      { name: 'menus', priority: 0, test: shared },
    ],
  }
}

/**
 * Chromium compiles a function when it is first called. An official's details call about ninety while somebody waits,
 * so a file with this first line is compiled whole, off the main thread, while it downloads. Other browsers read it as
 * a comment.
 */
const compiledAsItComes = '//# allFunctionsCalledOnLoad'
/** What longer forms share with the sign-in. Dialogs, which load once the browser is idle, use it too. */
const sharedByForms = /[\\/]src[\\/](shared[\\/](ui|page)|layout|search[\\/]quick)[\\/]/
/** What every map has that somebody presses places on. */
const partOfMaps = /[\\/]src[\\/]shared[\\/]map[\\/](?!figures)/
/** What shades one by figures: maps of tasks and seats have colors of their own. */
const figuresOfMaps = /[\\/]src[\\/]shared[\\/]map[\\/]figures[\\/]/
/** So small that those of many screens make one file. */
const icon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/
/** Reads and writes spreadsheets; no dialog or menu needs it. */
const zip = /[\\/]node_modules[\\/]fflate[\\/]/
/** The scales of charts. Windows and menus, which every visit fetches once the browser is idle, have no chart. */
const scales = /[\\/]node_modules[\\/](d3-|internmap[\\/])/
/** Keeps and sends what was typed without a signal. The modules are always needed together. */
const waiting = /[\\/]shared[\\/]api[\\/](new-id|send-later|waiting-store)\./
/**
 * Shared by the sign-in and the account menu, for signing out. Without its own file it would bring the whole form
 * along.
 */
const leaving = /[\\/]shared[\\/]api[\\/]clear-device-storage\./
/** What reads and writes the browser's database. */
const browserDatabase = /[\\/](idb-keyval[\\/]|kept-answers\.)/
const dialog = 'shared/ui/overlay/Dialog.tsx'
const menuUnder = 'shared/ui/overlay/MenuUnder.tsx'
/** Examined beside the code that is loaded when it is first needed. */
const loaded = ['main.tsx', 'routes/early/ask-early.ts', dialog, menuUnder]

function whatNeedsWhat(needs: Map<string, ReadonlySet<string>>, source: string): Plugin {
  return {
    name: 'what-needs-what',
    apply: 'build',
    buildEnd() {
      const importedBy = (module: string) => this.getModuleInfo(module)?.importedIds ?? []
      for (const module of this.getModuleIds()) {
        const isLoadedLater = this.getModuleInfo(module)?.dynamicImporters.length
        if (isLoadedLater || loaded.some((path) => module === join(source, path))) {
          needs.set(module, reachedFrom(module, importedBy))
        }
      }
    },
  }
}

function reachedFrom(root: string, importedBy: (module: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([root])
  for (const module of reached) for (const imported of importedBy(module)) reached.add(imported)
  return reached
}
