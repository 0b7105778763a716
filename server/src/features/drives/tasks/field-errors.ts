import { type FieldError, Problem } from '@atlas/contract/problem.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

/** The errors in the answers of a form, each with the path of its field. */
export class FieldErrors {
  readonly #errors: FieldError[] = []

  add(path: string, message: string): void {
    this.#errors.push({ path, message })
  }

  /** Records an error thrown by `check` under the path of its field. */
  attempt(path: string, check: () => void): void {
    try {
      check()
    } catch (error) {
      if (error instanceof CellRefused) this.add(path, `${error.message}${error.hint()}.`)
      else if (error instanceof Problem) this.add(path, error.detail)
      else throw error
    }
  }

  /** Refuses the answers if there is any error. */
  refuse(): void {
    const [first] = this.#errors
    if (first) throw new Problem('invalid', { detail: first.message, errors: this.#errors })
  }
}
