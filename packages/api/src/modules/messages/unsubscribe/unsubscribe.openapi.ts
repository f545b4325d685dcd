const token = {
  in: "query",
  name: "token",
  required: true,
  schema: { type: "string" },
  description: "The token in the mail's List-Unsubscribe header",
}

/** The route for a mail program's own button (RFC 8058). Its body is a form and its GET redirects, so it is not a procedure. */
export function unsubscribePaths() {
  return {
    "/unsubscribe/one-click": {
      post: {
        operationId: "unsubscribe-one-click",
        tags: ["settings"],
        security: [],
        summary: "Unsubscribe with one click; for mail programs",
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
          200: { description: "These mails are disabled", content: { "text/plain": { schema: { type: "string" } } } },
        },
      },
      get: {
        operationId: "unsubscribe-page",
        tags: ["settings"],
        security: [],
        summary: "Redirect to the page that asks for confirmation; changes nothing",
        parameters: [token],
        responses: { 302: { description: "To the web app" } },
      },
    },
  }
}
