import { Center, Loader } from "@mantine/core"
import { Delayed } from "./delayed.tsx"

/** A whole screen that waits to know who is there (A §2). */
export function Spinner() {
  return (
    <Center mih="100dvh">
      <Delayed>
        <Loader />
      </Delayed>
    </Center>
  )
}
