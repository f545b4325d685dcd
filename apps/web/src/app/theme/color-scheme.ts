import { localStorageColorSchemeManager, type MantineColorSchemeManager } from "@mantine/core"
import { session } from "../../session/client.ts"

const deviceScheme = localStorageColorSchemeManager()

/**
 * Mantine's color scheme: that of the person signed in in this tab, or else the device's last one. Changes of the same person in
 * another tab arrive through app/theme/follow-theme.tsx.
 */
export const colorScheme: MantineColorSchemeManager = {
  ...deviceScheme,
  get: (usual) => session.read()?.user.theme ?? deviceScheme.get(usual),
  subscribe: (onUpdate) =>
    deviceScheme.subscribe((scheme) => {
      if (!session.read()) onUpdate(scheme)
    }),
}
