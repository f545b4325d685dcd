import { QRCodeSVG } from "qrcode.react"

/** The white margin in modules that cameras need to find the code. */
const quietZone = 4

/** A link as a QR code, black on white in dark mode, too. `size` is in pixels, with the margin. */
export function LoginCode({ link, size }: { link: string; size: number }) {
  return (
    <QRCodeSVG
      value={link}
      level="M"
      marginSize={quietZone}
      size={size}
      bgColor="#fff"
      fgColor="#000"
      role="img"
      aria-label="Code that opens the magic link"
    />
  )
}
