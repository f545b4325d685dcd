import { Button, type ButtonProps } from "@mantine/core"
import type { ComponentPropsWithoutRef, MouseEvent } from "react"
import { isRepeatClick } from "./is-repeat-click.ts"

type Props = Omit<ButtonProps, "type"> & Pick<ComponentPropsWithoutRef<"button">, "form" | "onClick">

/** Submits its form once on a double click. The second click would submit the emptied form, or the next row's. */
export function SubmitButton({ onClick, ...button }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRepeatClick(event)) event.preventDefault()
    onClick?.(event)
  }
  return <Button {...button} type="submit" onClick={click} />
}
