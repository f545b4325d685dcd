/** Ignores the error of an idle connection: it must not end the process, and the next query reconnects or reports it. */
export function ignoreIdleError(): void {}
