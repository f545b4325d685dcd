import type { Picture } from "./landing-content.ts"
import classes from "./screenshot.module.css"

/** A real screen of the app in a quiet frame. Its place is kept before it arrives. */
export function Screenshot({ picture, phone = false }: { picture: Picture; phone?: boolean }) {
  return (
    <img
      className={classes.screenshot}
      data-phone={phone || undefined}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
    />
  )
}
