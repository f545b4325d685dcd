/** Settled with the work, or when its time in milliseconds is up: the work then goes on while the process happens to run. */
export function atMost(work: Promise<unknown>, milliseconds: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
