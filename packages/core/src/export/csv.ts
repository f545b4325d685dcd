/**
 * A spreadsheet reads a cell that matches as a formula, even after leading blanks. Such a cell gets a leading apostrophe, which
 * spreadsheets do not show. papaparse's own pattern does not cover blanks or texts of several lines.
 */
export const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Returns a text that no spreadsheet reads as a formula. Numbers, days and times are no texts and need it not. */
export function defuse(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Without it, spreadsheets read 'Zoë' as 'ZoÃ«'. */
export const byteOrderMark = "\ufeff"
