import { Button, type ButtonProps } from "@mantine/core"
import classes from "./long-button.module.css"

type Props = Omit<ButtonProps, "classNames"> & { onClick: () => void }

/** A button whose label may wrap, because it contains a name. */
export function LongButton(button: Props) {
  return <Button {...button} classNames={classes} />
}
