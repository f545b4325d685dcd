import { localStorageColorSchemeManager, type MantineColorSchemeManager } from "@mantine/core"
import { session } from "../../session/client.ts"

const ofDevice = localStorageColorSchemeManager()

/**
 * Where Mantine finds the look: with the person signed in in this tab, who may be another than in the next one, and else as
 * the device was left. app/theme/follow-theme.tsx hears of a choice that the same person makes in another tab.
 */
export const colorScheme: MantineColorSchemeManager = {
  ...ofDevice,
  get: (usual) => session.read()?.user.theme ?? ofDevice.get(usual),
  subscribe: (onUpdate) =>
    ofDevice.subscribe((scheme) => {
      if (!session.read()) onUpdate(scheme)
    }),
}
