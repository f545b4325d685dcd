import type { Picture } from "./landing-content.ts"
import classes from "./screenshot.module.css"

/** A framed screenshot. Its space is reserved while it loads. */
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
