import { Switch } from "@mantine/core"
import classes from "./setting-switch.module.css"

type Props = {
  checked: boolean
  disabled?: boolean
  /** True while saving. The switch is not disabled, since a browser moves focus away from a disabled element. */
  busy?: boolean
  label: string
  /** The effect of the setting, or the reason why it cannot be changed. */
  about: string
  onFlip?: (isOn: boolean) => void
}

/** A setting that is on or off: label on the left, switch on the right. */
export function SettingSwitch({ label, about, busy, onFlip, ...props }: Props) {
  return (
    <Switch
      {...props}
      size="md"
      label={label}
      // Otherwise its name would include the description.
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
