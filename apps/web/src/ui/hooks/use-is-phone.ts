import { useMediaQuery } from "@mantine/hooks"

/** True on a screen as narrow as a phone. Known at the first render, so that nothing is drawn twice. */
export function useIsPhone(): boolean {
  return useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
}
