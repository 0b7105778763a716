import { findPlace } from '@atlas/contract/endpoints/places/places.ts'
import { question } from '#shared/api/question.ts'

export function placeQuestion(id: string) {
  return question(findPlace, { params: { id } })
}
