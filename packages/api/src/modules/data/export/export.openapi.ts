import { tableNames } from "@hearthbook/core/nouns/nouns"
import { exportedDates } from "@hearthbook/core/export/table-formats"

const security = [{ bearer: [] }]
const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
const content = (contentMediaType: string) => ({ [contentMediaType]: { schema: { type: "string", contentMediaType } } })

/** Files are answered as bytes instead of JSON, so these are no procedures. */
export function exportPaths() {
  return {
    "/export/{noun}.csv": tableOf("csv", "text/csv", "a CSV file (UTF-8 with a byte order mark, CRLF)"),
    "/export/{noun}.xlsx": tableOf("xlsx", workbook, "an Excel workbook"),
    "/school-years/{id}/bundle.zip": {
      get: {
        operationId: "export-bundle",
        refuses: ["RATE_LIMITED"],
        tags: ["export"],
        security,
        summary: "Get a school year as a zip of PDFs and CSV files, with a folder for each student",
        parameters: [
          { in: "path", name: "id", required: true, schema: { type: "string", format: "uuid" } },
          { in: "query", name: "paper", schema: { type: "string", enum: ["letter", "a4"], default: "letter" } },
        ],
        responses: { 200: { description: "The zip, made while it is sent", content: content("application/zip") } },
      },
    },
  }
}

function tableOf(extension: string, type: string, words: string) {
  return {
    get: {
      operationId: `export-${extension}`,
      refuses: ["RATE_LIMITED"],
      tags: ["export"],
      security,
      summary: `Get a list as ${words}: all of its rows, 50,000 at most. Takes the list's own filter as well`,
      parameters: [
        { in: "path", name: "noun", required: true, schema: { type: "string", enum: tableNames } },
        {
          in: "query",
          name: "dates",
          description: "iso: YYYY-MM-DD. family: as the caller's settings have it",
          schema: { type: "string", enum: exportedDates, default: "iso" },
        },
      ],
      responses: { 200: { description: "The file, as an attachment", content: content(type) } },
    },
  }
}
