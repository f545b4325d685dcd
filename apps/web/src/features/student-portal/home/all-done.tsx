import { Text } from "@mantine/core"
import { IconSun } from "@tabler/icons-react"
import classes from "./day-path.module.css"

/** Celebrates the last tick of the day. */
export function AllDone() {
  return (
    <div className={classes.allDone} role="status">
      <IconSun size={40} stroke={1.5} aria-hidden className={classes.sun} />
      <Text className={classes.allDoneWords}>All done. Go outside!</Text>
    </div>
  )
}
