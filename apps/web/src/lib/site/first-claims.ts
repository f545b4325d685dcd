// The claims on the landing, sign-in and sign-up pages. Apart from the others, so that signing in does not load those.

/** The terms of the trial. */
export const trialClaims = ["Free for 14 days", "No credit card", "Cancel anytime"]

export const setupClaim = "Set up in under 15 minutes"
