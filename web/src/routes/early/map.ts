import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { fetchCountyShapes } from 'virtual:county-shapes'
import { question } from '#shared/api/question.ts'

/** The map asks for its outlines again, and has them from the browser's memory. */
export function mapQuestions() {
  void fetchCountyShapes().catch(() => {
    // The map says so, once it asks.
  })
  return [question(listCounties, {})]
}
