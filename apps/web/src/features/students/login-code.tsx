import { QRCodeSVG } from "qrcode.react"

/** Modules of white around a code: without them cameras do not find it. */
const quietZone = 4

/** A link to scan: black on white by night too, as cameras want it. `size` in pixels, its quiet zone included. */
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
