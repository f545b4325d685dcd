import type { Locator, Page } from "playwright/test"

/** Delay within a click in milliseconds, so that a fast server answers the first click before the second. */
const clickDelay = 60

/** Double-clicks a button. Pass a shorter `delay` if the button disappears soon. */
export function doubleClick(button: Locator, delay = clickDelay): Promise<void> {
  return button.dblclick({ delay })
}

/** Submits a form on each frame while it is attached, like a held Enter key. */
export function holdEnter(form: Locator): Promise<void> {
  return form.evaluate(async (node: HTMLFormElement) => {
    for (let frame = 0; frame < 60 && node.isConnected; frame++) {
      node.requestSubmit()
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
}

/** Records the create requests of the page, in order. */
export function recordCreates(page: Page): string[] {
  const created: string[] = []
  page.on("request", (request) => {
    const [procedure] = /\w+\.(createMany|create|record|submit)\b/.exec(request.url()) ?? []
    if (procedure) created.push(procedure)
  })
  return created
}
