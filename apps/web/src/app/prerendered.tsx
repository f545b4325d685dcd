import { useLayoutEffect } from "react"

const id = "prerendered"

/**
 * Takes away what the build has drawn of this page (vite/pages.ts). Until then it is what is seen, and the app beside it
 * is not: a public page is read before any code has come, and stays readable should none come.
 */
export function dropPrerendered(): void {
  document.getElementById(id)?.remove()
}

/** Stands beside a public page: where it is drawn the page is too, in the same moment, and nothing moves. */
export function DropPrerendered(): null {
  useLayoutEffect(dropPrerendered, [])
  return null
}
