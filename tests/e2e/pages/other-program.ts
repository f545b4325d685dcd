import type { Page } from "playwright/test"
import { keptSession } from "./access.ts"

/**
 * What another program of whoever is signed in on this page does, or somebody else at another computer.
 * Answers what it is answered; throws where it is refused.
 */
async function ask<Answer>(
  page: Page,
  method: "get" | "post" | "put" | "delete",
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${(await keptSession(page))?.access_token ?? ""}` }
  const answer = await page.request[method](`/api/v1/${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Answers the row. */
export const postAs = (page: Page, path: string, data: object): Promise<Record<string, string>> =>
  ask(page, "post", path, data)

export const putAs = (page: Page, path: string, data: object): Promise<Record<string, string>> =>
  ask(page, "put", path, data)

export const deleteAs = (page: Page, path: string): Promise<unknown> => ask(page, "delete", path)

export const readAs = <Answer>(page: Page, path: string): Promise<Answer> => ask(page, "get", path)
