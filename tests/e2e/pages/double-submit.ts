import type { Locator, Page } from "playwright/test"

/** Milliseconds that a button is held, and then let go: a second click comes when a quick server has answered the first. */
const held = 60

/** As somebody clicks who is used to icons on a desk; `delay` is shorter where what is clicked is gone soon. */
export function clickTwice(button: Locator, delay = held): Promise<void> {
  return button.dblclick({ delay })
}

/** Sends a form anew with each frame for as long as it is there, as Enter does that is kept down. */
export function keepPressing(form: Locator): Promise<void> {
  return form.evaluate(async (node: HTMLFormElement) => {
    for (let frame = 0; frame < 60 && node.isConnected; frame++) {
      node.requestSubmit()
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
}

/** What the page has asked for so far that makes something new, in its order. */
export function noteMade(page: Page): string[] {
  const made: string[] = []
  page.on("request", (request) => {
    const [procedure] = /\w+\.(create|record|submit)\b/.exec(request.url()) ?? []
    if (procedure) made.push(procedure)
  })
  return made
}
