import { useScreenQuery } from "./use-screen-query.ts"

/** True on a screen as narrow as a phone. Known at the first render, so that nothing is drawn twice. */
export function useIsPhone(): boolean {
  return useScreenQuery("(width < 48em)")
}
