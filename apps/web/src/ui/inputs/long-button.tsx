import { Button, type ButtonProps } from "@mantine/core"
import classes from "./long-button.module.css"

type Props = Omit<ButtonProps, "classNames"> & { onClick: () => void }

/** A button that names something: a long name takes a second line. */
export function LongButton(button: Props) {
  return <Button {...button} classNames={classes} />
}
