import { draftPrefixes } from "./forget-drafts.ts"

/**
 * Answers that a child has begun and not handed in, at this browser: neither a reload nor a closed tab may lose them. They
 * stand under the child's own id, so that nobody else who signs in here meets them.
 */
export class AnswerDrafts {
  readonly #storage: Storage
  readonly #user_id: string

  constructor(storage: Storage, user_id: string) {
    this.#storage = storage
    this.#user_id = user_id
  }

  read(assignment_id: string): string {
    return this.#storage.getItem(this.#keyOf(assignment_id)) ?? ""
  }

  save(assignment_id: string, answer: string): void {
    if (answer.trim() === "") return this.forget(assignment_id)
    try {
      this.#storage.setItem(this.#keyOf(assignment_id), answer)
    } catch {
      // A full or forbidden storage must not stop anybody from typing.
    }
  }

  forget(assignment_id: string): void {
    this.#storage.removeItem(this.#keyOf(assignment_id))
  }

  #keyOf(assignment_id: string): string {
    return `${draftPrefixes.answer}.${this.#user_id}.${assignment_id}`
  }
}
