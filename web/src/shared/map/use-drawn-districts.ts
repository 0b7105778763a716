import { useQuery } from '@tanstack/react-query'
import { fetchDistrictShapes } from 'virtual:district-shapes'
import { outlinesQuery } from '#shared/map/use-drawn-outlines.ts'

/** The outlines of the districts of a chamber, "al-house": null asks for none. */
export function useDrawnDistricts(chamber: string | null) {
  const fetchShapes = fetchDistrictShapes[chamber ?? '']
  return useQuery({ ...outlinesQuery(chamber ?? '', fetchShapes ?? noShapes), enabled: fetchShapes !== undefined })
}

/** The chamber of a district by its id, "al-house" of "al-house-67"; null where its outline is not on file. */
export function chamberOf(id: string): string | null {
  return Object.keys(fetchDistrictShapes).find((chamber) => id.startsWith(`${chamber}-`)) ?? null
}

const noShapes = () => Promise.reject(new Error('No outlines of such districts are on file'))
