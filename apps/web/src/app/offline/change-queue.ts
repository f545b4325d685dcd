import {
  addChange,
  isTooOld,
  nextChange,
  refuseChange,
  retryChange,
  tooOldText,
  type WaitingChange,
} from "./waiting-changes.ts"

/** The result of sending a change: saved, refused with the server's reason, or to be sent later. */
export type Sent = { kind: "saved" } | { kind: "refused"; reason: string } | { kind: "later" }

type Options = {
  /** Keeps the changes for all tabs. */
  box: { read: (name: string) => Promise<unknown>; write: (name: string, value: unknown) => Promise<void> }
  send: (change: WaitingChange) => Promise<Sent>
  /** Runs work while no other tab runs work of the same name. */
  runAlone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  now?: () => number
  makeId?: () => string
}

const place = "changes"

/** The changes of one person that wait for the network. The box holds them for all tabs; one tab at a time sends them, in order. */
export class ChangeQueue {
  readonly #options: Required<Options>
  readonly #listeners = new Set<() => void>()
  #changes: WaitingChange[] = []
  #isClosed = false

  constructor(options: Options) {
    this.#options = { now: Date.now, makeId: () => crypto.randomUUID(), ...options }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The changes as they were last read, oldest first. */
  readonly read = (): WaitingChange[] => this.#changes

  /** Reads the changes anew, as after another tab has changed them. */
  async load(): Promise<WaitingChange[]> {
    if (this.#isClosed) return []
    this.#show(((await this.#options.box.read(place)) as WaitingChange[] | null) ?? [])
    return this.#changes
  }

  /** Keeps changes. Rejects if the browser cannot store them. */
  add(changes: WaitingChange[]): Promise<void> {
    return this.#change((waiting) => changes.reduce(addChange, waiting))
  }

  /**
   * Sends the changes in order until all are saved or refused, or the server is out of reach. Returns the refused ones, and how many were
   * saved.
   */
  flush(): Promise<{ saved: number; refused: WaitingChange[] }> {
    return this.#options.runAlone("send", async () => {
      const outcome = { saved: 0, refused: [] as WaitingChange[] }
      for (let change = nextChange(await this.load()); change; change = nextChange(await this.load())) {
        const sent = await this.#sendOne(change)
        if (this.#isClosed || sent.kind === "later") break
        const { id } = change
        if (sent.kind === "saved") {
          outcome.saved += 1
          await this.discard(id)
        } else {
          outcome.refused.push(change)
          await this.#change((waiting) => refuseChange(waiting, id, sent.reason))
        }
      }
      return outcome
    })
  }

  /** Lets a refused change be sent again with the next flush. */
  retry(id: string): Promise<void> {
    return this.#change((waiting) => retryChange(waiting, id, this.#options.makeId()))
  }

  discard(id: string): Promise<void> {
    return this.#change((waiting) => waiting.filter((change) => change.id !== id))
  }

  /** Ends the work of this tab, as when another person signs in. What is kept stays. */
  close(): void {
    this.#isClosed = true
    this.#show([])
  }

  async #sendOne(change: WaitingChange): Promise<Sent> {
    const { now, send } = this.#options
    if (isTooOld(change, now())) return { kind: "refused", reason: tooOldText }
    // Noted first, because the page may be closed before the answer comes.
    if (change.sent_at === null)
      await this.#change((waiting) =>
        waiting.map((other) => (other.id === change.id ? { ...other, sent_at: now() } : other)),
      )
    const current = this.#changes.find(({ id }) => id === change.id)
    return current ? send(current) : { kind: "later" }
  }

  #change(edit: (waiting: WaitingChange[]) => WaitingChange[]): Promise<void> {
    const { box, runAlone } = this.#options
    return runAlone("store", async () => {
      const next = edit(await this.load())
      if (this.#isClosed) return
      await box.write(place, next)
      this.#show(next)
    })
  }

  #show(changes: WaitingChange[]): void {
    this.#changes = changes
    for (const listener of this.#listeners) listener()
  }
}
