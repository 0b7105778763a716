import type { SourceRecord } from '#imports/records/records.ts'

const invented = {
  publisher: 'Southern Officials Atlas',
  licence: 'Invented for demonstration; free to use',
  url: null,
}

/** Every one says in its title that it is invented: titles are what the detail panel shows. */
export function demonstrationSources(today: string) {
  return {
    people: { ...invented, id: 'demonstration-people', title: 'Demonstration data, invented: officials', asOf: today },
    figures: { ...invented, id: 'demonstration-figures', title: 'Demonstration data, invented: figures', asOf: today },
    model: {
      ...invented,
      id: 'demonstration-model',
      title: 'Demonstration data, invented: modelled figures',
      asOf: today,
    },
  } satisfies Record<string, SourceRecord>
}

export type DemonstrationSources = ReturnType<typeof demonstrationSources>
