const token = {
  in: "path",
  name: "token",
  required: true,
  schema: { type: "string" },
  description: "The token of the link",
}
const known = { in: "header", name: "If-None-Match", schema: { type: "string" }, description: "The ETag last seen" }
const calendar = { "text/calendar": { schema: { type: "string" } } }

/** The file that calendar programs read. It is text and not JSON, so it is no procedure. */
export function calendarFeedPaths() {
  return {
    "/calendar/{token}.ics": {
      get: {
        operationId: "calendar-read",
        tags: ["schedule"],
        security: [],
        summary: "Get the calendar of a link as iCalendar, without an account",
        parameters: [token, known],
        responses: {
          200: { description: "60 days back and 400 ahead", content: calendar },
          304: { description: "Not changed since" },
          404: { description: "The link is unknown, replaced or revoked" },
          429: { description: "Too many requests from one address" },
        },
      },
    },
  }
}
