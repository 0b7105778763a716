import { type FieldError, Problem } from '@atlas/contract/problem.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

/** All that is wrong with the answers of a form, each beside its field. */
export class FieldErrors {
  readonly #errors: FieldError[] = []

  add(path: string, message: string): void {
    this.#errors.push({ path, message })
  }

  /** What a check refuses is kept under the path of its field. */
  attempt(path: string, check: () => void): void {
    try {
      check()
    } catch (error) {
      if (error instanceof CellRefused) this.add(path, `${error.message}${error.hint()}.`)
      else if (error instanceof Problem) this.add(path, error.detail)
      else throw error
    }
  }

  /** Refuses the answers where anything is wrong with them. */
  refuse(): void {
    const [first] = this.#errors
    if (first) throw new Problem('invalid', { detail: first.message, errors: this.#errors })
  }
}
