import { ModalsProvider } from "@mantine/modals"
import { WhenIdle } from "./when-idle.tsx"

/** The place of dialogs that code opens with `modals`, such as confirmations. Nobody needs one before the page is shown. */
export function Confirmations() {
  return (
    <WhenIdle placeholder={null}>
      <ModalsProvider>{null}</ModalsProvider>
    </WhenIdle>
  )
}
