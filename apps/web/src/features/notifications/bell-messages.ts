/** The count on the bell: empty for none, '99+' above 99. */
export function shortCount(unread: number): string {
  return unread > 99 ? "99+" : String(unread)
}

/** The bell's accessible name. */
export function nameOfBell(unread: number): string {
  return unread === 0 ? "Notifications" : `Notifications, ${shortCount(unread)} unread`
}
