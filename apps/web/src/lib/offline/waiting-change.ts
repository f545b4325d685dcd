import { isTRPCClientError } from "@trpc/client"

/** Thrown by a change that was made without a network. It is kept on the device, and is sent later. */
export class ChangeWaiting extends Error {}

/** Returns true if a change has not failed, but waits for the network. The banner says so. */
export function isWaiting(cause: unknown): boolean {
  return cause instanceof ChangeWaiting || (isTRPCClientError(cause) && cause.cause instanceof ChangeWaiting)
}
