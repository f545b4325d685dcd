/** The first page of the notifications: enough to count unread ones up to '99+'. */
export const firstNotifications = { limit: 100 }
