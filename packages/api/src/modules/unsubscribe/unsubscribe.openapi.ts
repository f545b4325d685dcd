const token = {
  in: "query",
  name: "token",
  required: true,
  schema: { type: "string" },
  description: "As the mail's List-Unsubscribe header has it",
}

/** The address of a mail program's own button (RFC 8058). No procedure: its body is a form, and its GET a redirect. */
export function unsubscribePaths() {
  return {
    "/unsubscribe/one-click": {
      post: {
        operationId: "unsubscribe-one-click",
        tags: ["settings"],
        security: [],
        summary: "Stop these mails at one click; for mail programs",
        parameters: [token],
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                properties: { "List-Unsubscribe": { type: "string", const: "One-Click" } },
                required: ["List-Unsubscribe"],
              },
            },
          },
        },
        responses: {
          200: { description: "These mails have stopped", content: { "text/plain": { schema: { type: "string" } } } },
        },
      },
      get: {
        operationId: "unsubscribe-page",
        tags: ["settings"],
        security: [],
        summary: "To the page that asks first; changes nothing",
        parameters: [token],
        responses: { 302: { description: "To the web app" } },
      },
    },
  }
}
