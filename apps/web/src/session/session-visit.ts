import type { TabMessage } from "./tab-message.ts"
import { parseSession, remembered, sessionKey, waitingKey, type Places, type Session } from "./stored-session.ts"

/**
 * A look at another family in one tab. The tab's storage has the visited session in place of the person's own one, which waits beside
 * it or, if it is remembered, in the lasting storage.
 */
export class SessionVisit {
  readonly #tab: Storage
  /** True from the change of the storage until the page loads anew. Tokens that arrive meanwhile belong to the other session. */
  isLeaving = false

  constructor({ tab }: Places) {
    this.#tab = tab
  }

  readonly isOpen = (): boolean => this.#tab.getItem(waitingKey) !== null

  begin(own: Session, visited: Session): void {
    this.#tab.setItem(waitingKey, own.remember ? remembered : JSON.stringify(own))
    this.#tab.setItem(sessionKey, JSON.stringify({ ...visited, remember: false }))
    this.isLeaving = true
  }

  end(): void {
    const own = this.#tab.getItem(waitingKey)
    this.forget()
    if (own === null || own === remembered) this.#tab.removeItem(sessionKey)
    else this.#tab.setItem(sessionKey, own)
    this.isLeaving = true
  }

  forget(): void {
    this.#tab.removeItem(waitingKey)
  }

  /**
   * Keeps the waiting session as new as the person's other tabs have it. Returns true during a visit, in which no message is for the
   * visited session: it is not shared with other tabs.
   */
  follow(news: TabMessage): boolean {
    if (!this.isOpen()) return false
    const own = parseSession(this.#tab.getItem(waitingKey), false)
    if (own && news.kind === "renewed" && news.replaced_token === own.refresh_token) {
      this.#tab.setItem(waitingKey, JSON.stringify({ ...own, ...news.tokens }))
    }
    // Nothing is in the lasting storage, so that the visit leads back to the sign-in page.
    if (own && news.kind === "signed_out" && news.user_id === own.user.id) this.#tab.setItem(waitingKey, remembered)
    return true
  }
}
