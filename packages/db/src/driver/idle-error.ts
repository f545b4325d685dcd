/** An idle connection that breaks must not end the process; the next query opens another, or says why it cannot. */
export function ignoreIdleError(): void {}
