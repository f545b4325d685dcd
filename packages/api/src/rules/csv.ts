/**
 * A spreadsheet takes what begins so for a formula, after blanks too: such a cell is led by an apostrophe, which it does not
 * show as part of the text. papaparse's own pattern knows neither the blanks nor a text of several lines.
 */
export const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without it spreadsheets read 'Zoë' as 'ZoÃ«'. */
export const byteOrderMark = "\ufeff"
