import { officialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { question } from '#shared/api/question.ts'

export function officialQuestion(id: number) {
  return question(officialDetail, { params: { id: String(id) } })
}
