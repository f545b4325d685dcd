import { Center, Loader } from "@mantine/core"
import { Delayed } from "./delayed.tsx"

/** Fills the screen while the session is restored. */
export function Spinner() {
  return (
    <Center mih="100dvh">
      <Delayed>
        <Loader />
      </Delayed>
    </Center>
  )
}
