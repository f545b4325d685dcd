import type { Locator } from "playwright/test"

/** What somebody wants to do, how few actions it may take, and how many the best open product needs. */
export type Task = { name: string; budget: number; best_peer: string }

/** A task that was done, action by action. */
export type Done = Task & { steps: string[] }

/**
 * Does a task as a parent does it and counts: a click, a filled field or an Enter is one; what has the keyboard by itself is
 * free. Throws at the action that is one too many.
 */
export class Effort {
  private readonly steps: string[] = []

  constructor(private readonly task: Task) {}

  async click(target: Locator, what: string): Promise<void> {
    this.count(`click ${what}`)
    await target.click()
  }

  async fill(field: Locator, text: string, what: string): Promise<void> {
    this.count(`fill in ${what}`)
    await field.fill(text)
  }

  /** Where the keyboard is already. */
  async enter(field: Locator): Promise<void> {
    this.count("Enter")
    await field.press("Enter")
  }

  done(): Done {
    return { ...this.task, steps: this.steps }
  }

  private count(step: string): void {
    this.steps.push(step)
    const { name, budget } = this.task
    if (this.steps.length > budget) throw new Error(`'${name}' takes more than ${budget}: ${this.steps.join(", ")}.`)
  }
}
