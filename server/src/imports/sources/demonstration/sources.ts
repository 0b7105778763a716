import type { SourceRecord } from '#imports/records/records.ts'

const invented = {
  publisher: 'Southern Officials Atlas',
  licence: 'Invented for demonstration; free to use',
  url: null,
}

/** Every title says that the source is invented, because the detail panel shows the titles. */
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
