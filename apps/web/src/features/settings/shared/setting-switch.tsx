import { Switch } from "@mantine/core"
import classes from "./setting-switch.module.css"

type Props = {
  checked: boolean
  disabled?: boolean
  /** A flip is at work. It stays what the keyboard is in: a browser takes that from what becomes disabled. */
  busy?: boolean
  label: string
  /** What comes when it is on, in one sentence; or why it cannot be switched. */
  about: string
  onFlip?: (isOn: boolean) => void
}

/** One thing that is on or off: its words on the left, the switch at the right edge, as tall as a finger. */
export function SettingSwitch({ label, about, busy, onFlip, ...props }: Props) {
  return (
    <Switch
      {...props}
      size="md"
      label={label}
      // By itself it would be called by all that stands beside it.
      aria-label={label}
      description={about}
      labelPosition="left"
      aria-busy={busy}
      onChange={(event) => !busy && onFlip?.(event.currentTarget.checked)}
      readOnly={!onFlip}
      classNames={classes}
    />
  )
}
