import { ColorInput, type ColorInputProps } from "@mantine/core"

/** Colors that are distinct in light and dark mode. Any other can be typed or picked. */
const swatches = [
  "#0f766e",
  "#15803d",
  "#4d7c0f",
  "#b45309",
  "#c2410c",
  "#b91c1c",
  "#be185d",
  "#a21caf",
  "#6d28d9",
  "#4f46e5",
  "#1d4ed8",
  "#0369a1",
  "#475569",
]

/** A field for a color as #rrggbb. */
export function ColorField(props: Omit<ColorInputProps, "swatches" | "format">) {
  return (
    <ColorInput
      {...props}
      format="hex"
      size="md"
      swatches={swatches}
      swatchesPerRow={7}
      withEyeDropper={false}
      closeOnColorSwatchClick
      popoverProps={{ withinPortal: true }}
    />
  )
}
