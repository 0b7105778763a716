import type { Plugin } from 'vite'
import { helpFiles, pictureFile, readHelp } from './read-help.ts'

const help = 'virtual:help'

/** Includes the pages of help in their screen, from the same files that the repository shows. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    resolveId: (id) => (id === help ? `\0${help}` : null),
    load(id) {
      if (id !== `\0${help}`) return null
      for (const file of helpFiles()) this.addWatchFile(file)
      const pages = readHelp()
      const blocks = pages.flatMap((page) => page.blocks)
      const sources = [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.src] : [])))]
      const imports = sources.map(
        (source, index) => `import picture${index} from ${JSON.stringify(pictureFile(source))}`,
      )
      const text = sources.reduce(
        (code, source, index) => code.replaceAll(JSON.stringify(source), `picture${index}`),
        JSON.stringify(pages),
      )
      return `${imports.join('\n')}\nexport const pages = ${text}`
    },
  }
}
