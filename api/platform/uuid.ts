const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the text is a UUID. For other text, a query on a uuid column can fail instead of finding nothing. */
export const isUuid = (text: string): boolean => UUID.test(text)
